import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readDefinitions } from '#deployment/index-definitions.ts'
import { backendFolder } from '#platform/folders.ts'

/** The indexes that the site's queries need. */
export const ourIndexes = readDefinitions(
  readFileSync(join(backendFolder, 'firestore.indexes.json'), 'utf8'),
)

import { readFileSync } from 'node:fs'

import { readDefinitions } from '#deployment/index-definitions.ts'

export const ourIndexes = readDefinitions(
  readFileSync(`${import.meta.dirname}/../../firestore.indexes.json`, 'utf8'),
)

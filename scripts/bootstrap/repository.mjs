import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The package.json in the root of the checkout. */
export const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))

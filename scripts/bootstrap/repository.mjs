import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const repository = fileURLToPath(new URL('../../', import.meta.url))

/** The folders of the remotes. */
export const remoteFolders = readdirSync(repository).filter((name) => name.endsWith('-remote'))

/** The package.json in the root of the checkout. */
export const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from './repository.mjs'

/** The versions of pnpm-workspace.yaml by package, which only the packages of this repository know. */
export function readCatalog() {
  const workspace = readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')
  const rows = workspace.matchAll(/^ {2}'?([^\s'#]+?)'?: (\S+)$/gm)
  return Object.fromEntries([...rows].map(([, name, version]) => [name, version]))
}

import { createRequire } from 'node:module'
import { dirname } from 'node:path'

/** The folder of a package, as the modules of a file or folder find it. */
export function folderOf(name: string, from = import.meta.url): string {
  return dirname(createRequire(from).resolve(`${name}/package.json`))
}

/** A file of this package, by its name in `imports`: as a source, or as what others install. */
export function ownFile(name: string): string {
  return createRequire(import.meta.url).resolve(name)
}

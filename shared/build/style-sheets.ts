import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const repository = join(import.meta.dirname, '../..')

/** The style sheets of all apps and of the UI kit, by their paths from the root. */
export function styleSheets(): ReadonlyMap<string, string> {
  const packages = readdirSync(repository).filter((name) => /^shared$|^shell$|-remote$/.test(name))
  const files = packages.flatMap((name) =>
    readdirSync(join(repository, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(name, 'src', file)),
  )
  return new Map(files.map((file) => [file, readFileSync(join(repository, file), 'utf8')]))
}

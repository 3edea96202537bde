import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

import { compileTypes } from './compile-types.ts'

/** The file of a build with the types of the contract that it was built for. */
export const contractFile = 'contract.d.ts'

const shared = fileURLToPath(new URL('..', import.meta.url))

/** What shell and remotes promise each other: everything that these modules export. */
const promised = ['host-services', 'remote-modules', 'router', 'texts'].map(
  (name) => `contract/${name}.ts`,
)

/** Where a declaration names a module of `shared`: `'#domain/result.ts'`, or `'./result.ts'` beside it. */
const named = /(?<=\b(?:from|import)\s*\(?\s*)'([#.][^']+)'/g

/**
 * The types of the contract, and all types of `shared` that they name, as one file of ambient modules,
 * `#contract/host-services.ts`. The package for other repositories has that file; here, the compiler makes it.
 */
export async function contractTypes(): Promise<string> {
  const packed = join(shared, contractFile)
  if (existsSync(packed)) return await readFile(packed, 'utf8')
  const files = Object.fromEntries(
    promised.map((path, at) => [
      `${at}.ts`,
      `export * from ${JSON.stringify(join(shared, 'src', path))}`,
    ]),
  )
  const options = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: shared }
  return await compileTypes(files, { ...options, outDir: 'types', types: ['node'] }, (folder) =>
    ambientModules(join(folder, 'types', 'src')),
  )
}

/** The declarations in a folder that the promised ones need. */
async function ambientModules(folder: string): Promise<string> {
  const modules = new Map<string, string>()
  const paths = new Set(promised)
  // A set also iterates over what is added meanwhile.
  for (const path of paths) {
    const declaration = await readFile(join(folder, path.replace(/\.tsx?$/, '.d.ts')), 'utf8')
    const renamed = declaration.replaceAll(named, (_all, specifier: string) => {
      const beside = posix.join(posix.dirname(path), specifier)
      const other = specifier.startsWith('#') ? specifier.slice(1) : beside
      paths.add(other)
      return `'#${other}'`
    })
    modules.set(path, `declare module '#${path}' {\n${renamed}}\n`)
  }
  return [...modules]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, text]) => text)
    .join('\n')
}

/** The services of the shell that a contract has, by their names in `HostServices`. */
export function servicesIn(types: string): readonly string[] {
  const [, body = ''] = /interface HostServices \{\n([^]*?)^\}/m.exec(types) ?? []
  return [...body.matchAll(/^ {4}readonly (\w+)/gm)].flatMap(([, name]) => name ?? [])
}

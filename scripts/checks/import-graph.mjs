import { posix } from 'node:path'

/** Where a module or a style names another one: in an import, in the address of a file beside it. */
const named = /\b(?:from|import|url|URL)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"\s?]+)/g
const mayImport = /\.(?:[cm]?[jt]sx?|css)$/

/**
 * Finds imports between the files of this repository, without packages that are installed.
 *
 * @param {readonly string[]} files All of them, as paths from the root.
 * @param {(path: string) => string} read
 */
export function importGraph(files, read) {
  const aliasesIn = packagesOf(files, read)
  const known = new Set(files)

  /** The files that one names, which may be missing. */
  function importsOf(file) {
    if (!known.has(file) || !mayImport.test(file)) return []
    return [...read(file).matchAll(named)].flatMap(([, specifier]) => {
      if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
      const alias = aliasesIn(file).find(([start]) => specifier.startsWith(start))
      return alias ? `${alias[1]}${specifier.slice(alias[0].length)}` : []
    })
  }

  /** Some files, with all that they import and what that imports; also a deleted one that one of them still imports. */
  function reachableFrom(some) {
    const reachable = new Set(some)
    // A set also iterates over what is added meanwhile.
    for (const file of reachable) importsOf(file).forEach((path) => reachable.add(path))
    return reachable
  }

  return { importsOf, reachableFrom }
}

/** Returns what specifiers in a file may begin with, and the path that it stands for: of its own package, and of all. */
function packagesOf(files, read) {
  const packages = files
    .filter((path) => posix.basename(path) === 'package.json')
    .map((path) => ({ folder: posix.dirname(path), ...JSON.parse(read(path)) }))
    .toSorted((one, other) => other.folder.length - one.folder.length)
  const start = (alias) => alias.replace('*', '')
  const inPackage = (folder, aliases = {}, prefix = '') =>
    Object.entries(aliases).map(([alias, path]) => [
      `${prefix}${start(alias)}`,
      posix.join(folder, start(path)),
    ])
  const exported = packages.flatMap(({ folder, name, exports }) =>
    inPackage(folder, exports).map(([alias, path]) => [posix.join(name, alias), path]),
  )
  const own = new Map(packages.map(({ folder, imports }) => [folder, inPackage(folder, imports)]))
  return (file) => {
    const { folder } = packages.find((one) => file.startsWith(`${one.folder}/`)) ?? { folder: '.' }
    return [...(own.get(folder) ?? []), ...exported]
  }
}

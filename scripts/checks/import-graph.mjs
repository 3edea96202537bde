import { dirname, join } from 'node:path/posix'

/** Imports of types, which are not there when a test runs: the compiler checks them. */
const ofTypes = /^(?:import|export) type (?:\w+|\{[^}]*\}|\* as \w+) from '[^']+'/gm
const imported =
  /(?:\bfrom |\bimport |\b(?:import|import\.meta\.resolve|vi\.\w+)\(\s*(?:\/\*.*?\*\/\s*)*)'([^']+)'/g
const besides = /\bnew URL\(\s*'([^'#:]+)',\s*import\.meta\.url/g

export const isModule = (path) => /\.(?:tsx?|m?js)$/.test(path)

/** Whether a path is the one named, in the folder named, which ends with a slash, or like the pattern. */
export function isIn(path, place) {
  if (place instanceof RegExp) return place.test(path)
  return place.endsWith('/') ? path.startsWith(place) : path === place
}

/**
 * What a change reaches: the changed files, all that import or read one of them, all that import those, and so on.
 * A deleted file reaches what still imports it.
 *
 * @param {readonly string[]} changed Paths from the root.
 * @param {object} workspace
 * @param {readonly string[]} workspace.files
 * @param {(path: string) => string} workspace.read
 * @param {import('./readers.mjs').Table} workspace.readers What reads the text of files.
 * @param {import('./readers.mjs').Table} workspace.runners What runs modules without importing them.
 */
export function reachedFrom(changed, { files, read, readers, runners }) {
  const importers = importersOf(files, read)
  const reached = new Set([...changed, ...usersOf(changed, readers, files)])
  // The set grows during the iteration.
  for (const path of reached) {
    for (const importer of importers.get(path) ?? []) reached.add(importer)
    for (const runner of usersOf([path], runners, files)) reached.add(runner)
  }
  return reached
}

/** The files of the places that use one of these paths, by a table. */
function usersOf(paths, table, files) {
  return table
    .filter(([, used]) => paths.some((path) => used.some((place) => isIn(path, place))))
    .flatMap(([user]) => files.filter((file) => isIn(file, user)))
}

function importersOf(files, read) {
  const packages = packagesOf(files, read)
  const importers = new Map()
  for (const file of files.filter(isModule)) {
    const text = read(file).replaceAll(ofTypes, '')
    const paths = [
      ...[...text.matchAll(imported)].map(([, specifier]) => resolve(specifier, file, packages)),
      ...[...text.matchAll(besides)].map(([, path]) => join(dirname(file), path)),
    ]
    for (const path of paths.filter(Boolean)) {
      importers.set(path, (importers.get(path) ?? new Set()).add(file))
    }
  }
  return importers
}

/** The packages of the workspace, the deepest folders first. */
function packagesOf(files, read) {
  return files
    .filter((file) => /(?:^|\/)package\.json$/.test(file))
    .map((file) => ({ folder: dirname(file), ...JSON.parse(read(file)) }))
    .toSorted((one, other) => other.folder.length - one.folder.length)
}

/** The path of an import; undefined for a package of npm or of Node. */
function resolve(specifier, file, packages) {
  const [target] = specifier.split('?')
  if (target.startsWith('.')) return join(dirname(file), target)
  if (target.startsWith('#')) {
    const { folder, imports } = packages.find((one) => isIn(file, inFolder(one))) ?? {}
    return mapped(target, imports, folder)
  }
  const used = packages.find(({ name }) => name !== undefined && target.startsWith(`${name}/`))
  return used && mapped(target.replace(used.name, '.'), used.exports, used.folder)
}

const inFolder = ({ folder }) => (folder === '.' ? /./ : `${folder}/`)

/** What a package maps a path to, by the patterns of its `imports` or `exports`. */
function mapped(target, patterns = {}, folder) {
  for (const [pattern, path] of Object.entries(patterns)) {
    const [start, end] = pattern.split('*')
    if (target === pattern) return join(folder, path)
    if (end !== undefined && target.startsWith(start) && target.endsWith(end)) {
      const name = target.slice(start.length, target.length - end.length)
      return join(folder, path.replace('*', name))
    }
  }
  return undefined
}

import { everywhere, teamsOf } from './changed.mjs'
import { importGraph } from './import-graph.mjs'
import { isIn, readersOf } from './readers.mjs'

/** What every app is checked with, or built from without an import: texts are found by their language. */
const everyApp = [
  ...everywhere,
  '.github/workflows/app.yml',
  '.github/workflows/reached.yml',
  'e2e/playwright.config.ts',
  'shared/package.json',
  /^shared\/src\/.*\.json$/,
]

/** What no app contains. */
const prose = /^docs\/|^[^/]+\.md$|README\.md$/

export const lockfile = 'pnpm-lock.yaml'

/** All browser tests import it, and none fails for a name more. */
const names = 'shared/remotes.ts'

/**
 * The apps, and `backend`, whose workflow has something to check after a change: a file of theirs, or one that theirs
 * import, tests with them.
 *
 * @param {readonly string[]} changed The files that were changed, added or deleted, as paths from the root.
 * @param {object} workspace
 * @param {readonly string[]} workspace.files All files that are there.
 * @param {string} workspace.owners CODEOWNERS.
 * @param {(path: string) => string} workspace.read
 * @returns {readonly string[]} Named like their workflows.
 */
export function reachedApps(changed, { files, owners, read }) {
  const apps = [...new Set(files.flatMap((path) => appOf(path) ?? []))].toSorted()
  if (changed.some((path) => everyApp.some((place) => isIn(path, place)))) return apps

  const teams = teamsOf(owners)
  const checkedBy = (path) => teams.get(path) ?? appOf(path)
  // The functions import what they use of the domain, and some tests of the shell's workflow read every source.
  const readable = changed.filter((path) => !path.startsWith('shared/src/domain/'))
  const readers = readersOf(readable, files).filter((path) => checkedBy(path) !== 'shell')
  const { reachableFrom } = importGraph(files, read)
  return apps.filter((app) => {
    const own = (path) => checkedBy(path) === app || path === `.github/workflows/${app}.yml`
    const reachable = reachableFrom(files.filter(own))
    const isReached = (path) => own(path) || (reachable.has(path) && path !== names)
    return [...changed, ...readers].some(isReached)
  })
}

/** The packages of a lockfile, without which folder gets which of them: each folder's package.json says so as well. */
export function packagesIn(text) {
  return text.replace(/^importers:\n.*?(?=^packages:)/ms, '')
}

/** The app that checks a file, by its folder: the shell's workflow has the tests of all that is no app's. */
function appOf(path) {
  const [folder] = path.split('/')
  if (prose.test(path)) return undefined
  if (folder === 'backend') return folder
  return /^(.+)-remote$/.exec(folder)?.[1] ?? 'shell'
}

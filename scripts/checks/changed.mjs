import { isIn, readersOf } from './readers.mjs'

/** What every check depends on. */
export const everywhere = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  '.nvmrc',
]

/** What a site consists of, beside its apps, and what drives a browser on it. */
export const site = [
  'backend/firebase/firestore.rules',
  'backend/firebase/storage.rules',
  'backend/firebase/firestore.indexes.json',
  'backend/firebase/functions/src/',
  'backend/delivery/hosting/',
  'backend/firebase/pages/src/',
  'backend/local/seed/',
  'shared/build/',
  'shared/src/',
  'e2e/fixtures/',
  'e2e/pages/',
  'e2e/playwright.config.ts',
]

/** What tests in the emulators import, read or call. */
const inEmulators = /^backend\/|^shared\/(?:src\/(?:contract|domain|firebase)|testing)\//
const linted = /\.[cm]?[jt]sx?$|^\.oxlintrc\.json$|^shared\/build\/oxlint\.json$/
const compiled = /\.[cm]?[jt]sx?$|(?:^|\/)(?:package|tsconfig)\.json$/
/** What `npm run ops` and the scripts of package.json consist of. */
const commands = /^(?:scripts|backend|shared\/build)\/.*\.(?:ts|mjs)$/
/** What no build contains. */
const besideApp = /\.test\.(?:tsx?|mjs)$|\.md$|\/vitest\.config\.ts$/

/**
 * What changes reach in each suite: all of it, or files; an empty list is nothing. In the suites of Vitest these are the
 * changed files and those that read them: `vitest related` finds the tests that import one of them. In `e2e` they are
 * browser tests. Suites without single files run whole.
 *
 * @param {readonly string[]} changed The files that were changed, added or deleted, as paths from the root.
 * @param {object} workspace
 * @param {readonly string[]} workspace.files All files that are there.
 * @param {string} workspace.owners CODEOWNERS.
 * @returns {Record<string, 'all' | readonly string[]>} By the names of the suites.
 */
export function reachedBy(changed, { files, owners }) {
  if (changed.some((path) => everywhere.includes(path))) {
    return {
      typed: 'all',
      lint: 'all',
      types: 'all',
      unit: 'all',
      build: 'all',
      emulator: 'all',
      e2e: 'all',
    }
  }
  const some = (pattern) => (changed.some((path) => pattern.test(path)) ? 'all' : [])
  const related = [...new Set([...changed, ...readersOf(changed, files)])]
  return {
    typed: some(commands),
    lint: some(linted),
    types: some(compiled),
    unit: related,
    emulator: related.some((path) => inEmulators.test(path)) ? related : [],
    e2e: browserTests(changed, files, owners),
  }
}

/** The changed browser tests, and all tests of the team of each changed app; the shell's are those of no remote. */
function browserTests(changed, files, owners) {
  const teamOf = teamsOf(owners)
  const built = changed.filter((path) => !besideApp.test(path))
  if (built.some((path) => site.some((place) => isIn(path, place)))) return 'all'
  const teams = new Set(
    built
      .filter((path) => /^(?:shell|[\w-]+-remote)\//.test(path))
      .map((path) => path.split('/')[0].replace(/-remote$/, '')),
  )
  return files
    .filter((path) => path.startsWith('e2e/') && path.endsWith('.spec.ts'))
    .filter((path) => changed.includes(path) || teams.has(teamOf.get(path) ?? 'shell'))
}

/** The teams of browser tests, by their paths; those of the shell are named nowhere. */
export function teamsOf(owners) {
  const owned = owners.matchAll(/^\/(e2e\/\S+\.spec\.ts)\s+@adamarket\/(\S+)$/gm)
  return new Map([...owned].map(([, path, team]) => [path, team]))
}

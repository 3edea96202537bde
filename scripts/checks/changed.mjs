import { isIn, isModule, reachedFrom } from './import-graph.mjs'
import { readers, runners } from './readers.mjs'

/** What every check depends on. */
export const everywhere = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  '.nvmrc',
]

/** What a local site consists of, beside its apps. */
const site = [
  'backend/firebase/firestore.rules',
  'backend/firebase/storage.rules',
  'backend/firebase/firestore.indexes.json',
  'backend/firebase/functions/src/index.ts',
  'backend/delivery/hosting/hosting-config.ts',
  'backend/firebase/pages/src/index.ts',
  'backend/local/seed/seed.ts',
]

/** What all tests of a suite depend on. */
export const configurations = {
  unit: ['vitest.config.ts'],
  emulator: ['backend/vitest.config.ts', 'backend/vitest.emulator.config.ts'],
  e2e: ['e2e/playwright.config.ts', ...site],
}

/** What says how a package is compiled, and where its imports lead. */
const ofPackage = /^(.+\/)(?:package|tsconfig)\.json$/
const linted = /\.[cm]?[jt]sx?$|^\.oxlintrc\.json$/
const compiled = /\.[cm]?[jt]sx?$|(?:^|\/)(?:package|tsconfig)\.json$/
/** What `npm run ops` and the scripts of package.json consist of. */
const commands = /^(?:scripts|backend|shared\/build)\/.*\.(?:ts|mjs)$/
/** What is not in the build of an app, in its folder. */
const besideApp = /\.test\.tsx?$|\.md$|\/vitest\.config\.ts$/

const isTest = (path) => /\.test\.(?:tsx?|mjs)$/.test(path)
const needsEmulators = (path) =>
  path.startsWith('backend/tests/') && !path.endsWith('.isolated.test.ts')

const isTyped = (path) => path.startsWith('scripts/typed/')

/**
 * What changes reach in each suite: all of it, or the tests named, by their paths from the root; an empty list is
 * nothing. Suites without single tests run whole.
 *
 * @param {readonly string[]} changed The files that were changed, added or deleted, as paths from the root.
 * @param {object} workspace
 * @param {readonly string[]} workspace.files All files that are there.
 * @param {(path: string) => string} workspace.read
 * @returns {Record<string, 'all' | readonly string[]>} By the names of the suites.
 */
export function reachedBy(changed, { files, read }) {
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
  const packages = changed.flatMap((path) => ofPackage.exec(path)?.[1] ?? [])
  const ofPackages = files.filter(
    (file) => isModule(file) && packages.some((folder) => file.startsWith(folder)),
  )
  const reached = reachedFrom([...changed, ...ofPackages], { files, read, readers, runners })
  const some = (pattern) => (changed.some((path) => pattern.test(path)) ? 'all' : [])
  const allOr = (suite, tests) =>
    configurations[suite].some((path) => reached.has(path)) ? 'all' : tests
  const tests = files.filter((file) => isTest(file) && reached.has(file))
  const emulator = allOr('emulator', tests.filter(needsEmulators))
  const unit = tests.filter((path) => !needsEmulators(path) && !isTyped(path))
  return {
    typed: tests.some(isTyped) ? 'all' : some(commands),
    lint: some(linted),
    types: some(compiled),
    unit: allOr('unit', unit),
    // Some of its tests read the builds.
    build: emulator === 'all' ? 'all' : [],
    emulator,
    e2e: allOr('e2e', browserTests(reached, files, read('.github/CODEOWNERS'))),
  }
}

/** The browser tests reached, and all tests of the team of each app reached; the shell's are those of no remote. */
function browserTests(reached, files, owners) {
  const owned = owners.matchAll(/^\/(e2e\/\S+\.spec\.ts)\s+@adamarket\/(\S+)$/gm)
  const teamOf = new Map([...owned].map(([, path, team]) => [path, team]))
  const teams = new Set(
    [...reached]
      .filter((path) => /^(?:shell|[\w-]+-remote)\//.test(path) && !besideApp.test(path))
      .map((path) => path.split('/')[0].replace(/-remote$/, '')),
  )
  return files
    .filter((path) => isIn(path, 'e2e/') && path.endsWith('.spec.ts'))
    .filter((path) => reached.has(path) || teams.has(teamOf.get(path) ?? 'shell'))
}

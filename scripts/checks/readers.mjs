import { product } from '#specification/problems-of.mjs'

const rules = ['backend/firebase/firestore.rules', 'backend/firebase/storage.rules']
const indexes = 'backend/firebase/firestore.indexes.json'
const testFile = /\.(?:test|spec)\.\w+$/
const sourcesOfApps = /^(?:shell|shared|[\w-]+-remote)\/src\/.*\.tsx?$/
const importing = /\.(?:tsx?|mjs|css)$/

/**
 * Modules and tests that read or run files without importing them, so that Vitest does not know it. A place is a path
 * from the root, a folder, which ends with a slash, or a pattern.
 *
 * @type {readonly (readonly [user: string, used: readonly (string | RegExp)[]])[]}
 */
export const readers = [
  // The emulator calls the functions.
  ['backend/tests/functions/backend.ts', ['backend/firebase/functions/src/', 'shared/src/domain/']],
  [
    'backend/tests/deployment/firebase-tools.ts',
    ['backend/tests/deployment/firebase-tools-process.mjs'],
  ],
  ['scripts/bootstrap/run-to-end.test.mjs', ['scripts/bootstrap/run-to-end.mjs']],
  ['scripts/pull-request/post.test.mjs', ['scripts/pull-request/']],
  // Firebase's configuration, which the emulators read for the tests.
  ['backend/tests/rules/rules-environment.ts', rules],
  ['backend/tests/contract/', rules],
  ['backend/tests/deployment/deploy-project.test.ts', [...rules, indexes]],
  ['backend/operations/deployment/our-indexes.ts', [indexes]],
  // Data and documents.
  [
    'backend/operations/backup/collections.test.ts',
    ['backend/firebase/firestore.rules', 'docs/operations.md'],
  ],
  [
    'backend/firebase/rules/firestore-rules.test.ts',
    [...rules, 'backend/firebase/rules/firestore.template.rules'],
  ],
  ['backend/firebase/functions/src/flags/picture-hash.test.ts', ['backend/local/seed/pictures/']],
  ['backend/operations/deployment/checks/monitoring.ts', ['backend/operations/monitoring/']],
  [
    'backend/operations/deployment/roles.isolated.test.ts',
    ['backend/firebase/functions/src/', 'docs/operations.md'],
  ],
  ['backend/tests/deployment/a-complete-project.ts', ['backend/operations/monitoring/']],
  ['backend/tests/rehearsal/', ['backend/operations/monitoring/', 'docs/operations.md']],
  [
    'backend/operations/monitoring/monitoring.test.ts',
    ['backend/operations/monitoring/', 'docs/operations.md'],
  ],
  [
    'backend/operations/monitoring/monitoring.test.ts',
    [
      'backend/firebase/functions/src/limits/limit-listings.ts',
      'backend/firebase/functions/src/limits/limit-actions.ts',
      'backend/firebase/functions/src/base/keep-promise.ts',
      'backend/firebase/functions/src/events/run-steps.ts',
      'backend/firebase/functions/src/listings/listing-steps.ts',
      'backend/operations/health/',
    ],
  ],
  ['backend/base/production-settings.test.ts', ['.env.example']],
  ['backend/delivery/releases/security-txt.ts', ['SECURITY.md']],
  ['backend/delivery/releases/security-txt.test.ts', ['SECURITY.md']],
  ['backend/local/seed/all-listings.ts', ['backend/local/seed/listings.json']],
  ['backend/local/seed/sellers.ts', ['backend/local/seed/sellers.json']],
  ['backend/local/seed/pictures.ts', ['backend/local/seed/pictures/']],
  ['backend/local/seed/pictures.test.ts', ['backend/local/seed/']],
  [
    'account-remote/src/features/settings/collect-data.test.ts',
    ['backend/operations/backup/collections.ts'],
  ],
  ['static-pages-remote/src/privacy-policy.test.ts', ['backend/operations/backup/collections.ts']],
  ['e2e/performance/budgets-file.ts', ['e2e/performance/budgets.json']],
  ['backend/local/stack/vendor/still-needed.test.mjs', ['backend/local/stack/vendor/README.md']],
  ['scripts/operations/commands.test.mjs', ['backend/commands/']],
  ['scripts/checks/links.test.mjs', [/\.md$/]],
  ['scripts/checks/import-graph.test.mjs', [importing]],
  ['scripts/checks/reached.test.mjs', [importing, '.github/CODEOWNERS', 'pnpm-lock.yaml']],
  ['scripts/checks/reached-pages.test.mjs', [importing, /\/texts\/.*\.json$/]],
  ['scripts/specification/statements.mjs', ['scripts/specification/statements/']],
  ['scripts/specification/specification.test.mjs', [...product, testFile]],
  ['scripts/specification/fixed-texts.test.mjs', ['docs/specification.md', testFile]],
  ['shell/src/host/device/stored-theme.test.ts', ['shell/public/theme.js']],
  ['shared/build/for-browsers.test.ts', ['README.md']],
  ['shell/src/host/page/fill-in.test.ts', ['shell/src/index.tsx']],
  // Styles.
  [
    'account-remote/src/features/profile/profile-page.test.tsx',
    ['account-remote/src/features/profile/profile-page.module.css'],
  ],
  ['browse-remote/src/features/home/category-tiles.test.ts', ['browse-remote/src/features/home/']],
  [
    'browse-remote/src/features/home/carousel.test.ts',
    ['browse-remote/src/features/home/carousel.module.css'],
  ],
  ['shared/build/style-sheets.ts', [/\.css$/]],
  ['shared/src/ui/contrast.test.ts', ['shared/src/ui/tokens.css']],
  ['shared/src/ui/global.test.ts', ['shared/src/ui/global.css']],
  ['shared/src/ui/listing-grid.test.ts', ['shared/src/ui/listing-grid.module.css']],
  // Sources.
  [
    'backend/tests/index/all-queries.test.ts',
    ['shared/src/firebase/', 'backend/firebase/functions/src/'],
  ],
  [
    'backend/tests/index/all-queries.test.ts',
    ['backend/operations/search-index/', 'backend/local/seed/'],
  ],
  [
    'backend/tests/index/all-queries.test.ts',
    ['backend/base/', 'backend/local/stack/', 'backend/command-line/', 'backend/commands/'],
  ],
  ['backend/firebase/functions/src/mail/one-writer.test.ts', ['backend/firebase/functions/src/']],
  ['shared/build/texts.test.ts', [sourcesOfApps]],
  // The workspace.
  ['scripts/bootstrap/node.test.mjs', [/^backend\/firebase\/(?:functions|pages)\/package\.json$/]],
  ['scripts/checks/codeowners.test.mjs', ['.github/CODEOWNERS', 'pnpm-workspace.yaml']],
  [
    'scripts/checks/workflows.test.mjs',
    ['.github/workflows/', 'shared/template-own/', 'pnpm-workspace.yaml'],
  ],
  ['scripts/create-remote/name.mjs', ['shared/src/contract/paths.ts']],
  [
    'scripts/create-remote/create-remote.test.mjs',
    [
      '.env.example',
      '.github/CODEOWNERS',
      '.github/workflows/comment.yml',
      'e2e/performance/budgets.json',
      'shared/remotes.ts',
    ],
  ],
  ['scripts/typed/releases.test.mjs', ['.env.example', 'backend/firebase/functions/src/index.ts']],
  ['scripts/create-remote/template.mjs', ['shared/template/', 'shared/template-own/']],
  ['scripts/pack-shared/pack-shared.mjs', ['shared/', 'pnpm-workspace.yaml']],
  ['shared/src/contract/version.test.ts', ['shared/package.json', 'shared/CHANGELOG.md']],
  [
    'scripts/create-language/create-language.test.mjs',
    ['shared/src/domain/languages.ts', /\/src\/texts\/.*\.json$/],
  ],
]

/** Whether a path is the one named, in the folder named, or like the pattern. */
export function isIn(path, place) {
  if (place instanceof RegExp) return place.test(path)
  return place.endsWith('/') ? path.startsWith(place) : path === place
}

/** Those of some files that read or run one of these paths. */
export function readersOf(paths, files) {
  return readers
    .filter(([, used]) => paths.some((path) => used.some((place) => isIn(path, place))))
    .flatMap(([user]) => files.filter((file) => isIn(file, user)))
}

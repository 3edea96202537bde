import { product } from '#specification/problems-of.mjs'

/**
 * Who uses what without importing it. A place is a path from the root, a folder, which ends with a slash, or a
 * pattern.
 *
 * @typedef {readonly (readonly [user: string, used: readonly (string | RegExp)[]])[]} Table
 */

const rules = ['backend/firestore.rules', 'backend/storage.rules']
const indexes = 'backend/firestore.indexes.json'
const testFile = /\.(?:test|spec)\.\w+$/
const sourcesOfApps = /^(?:shell|shared|[\w-]+-remote)\/src\/.*\.tsx?$/

/** Modules and tests that read the text of files, so that a change of the text reaches them. @type {Table} */
export const readers = [
  // Firebase's configuration, which the emulators read for the tests.
  ['backend/tests/rules/rules-environment.ts', rules],
  ['backend/tests/contract/', rules],
  ['backend/tests/deployment/deploy-project.test.ts', [...rules, indexes]],
  ['backend/deployment/our-indexes.ts', [indexes]],
  // Data and documents.
  ['backend/backup/collections.test.ts', ['backend/firestore.rules', 'docs/operations.md']],
  ['backend/functions/src/flags/picture-hash.test.ts', ['backend/seed/pictures/']],
  ['backend/deployment/checks/monitoring.ts', ['backend/monitoring/']],
  ['backend/deployment/roles.isolated.test.ts', ['backend/functions/src/', 'docs/operations.md']],
  ['backend/tests/deployment/a-complete-project.ts', ['backend/monitoring/']],
  ['backend/tests/rehearsal/', ['backend/monitoring/', 'docs/operations.md']],
  ['backend/monitoring/monitoring.test.ts', ['backend/monitoring/', 'docs/operations.md']],
  [
    'backend/monitoring/monitoring.test.ts',
    [
      'backend/functions/src/limit-listings.ts',
      'backend/functions/src/keep-promise.ts',
      'backend/health/',
    ],
  ],
  ['backend/base/production-settings.test.ts', ['.env.example']],
  ['backend/releases/security-txt.ts', ['SECURITY.md']],
  ['backend/releases/security-txt.test.ts', ['SECURITY.md']],
  ['backend/seed/pictures.test.ts', ['backend/seed/pictures/']],
  ['account-remote/src/features/settings/collect-data.test.ts', ['backend/backup/collections.ts']],
  ['static-pages-remote/src/privacy-policy.test.ts', ['backend/backup/collections.ts']],
  ['e2e/performance/budgets-file.ts', ['e2e/performance/budgets.json']],
  ['backend/stack/vendor/still-needed.test.mjs', ['backend/stack/vendor/README.md']],
  ['shared/build/federation/still-needed.test.ts', ['shared/build/federation/README.md']],
  ['scripts/operations/commands.test.mjs', ['backend/commands/']],
  ['scripts/checks/links.test.mjs', [/\.md$/]],
  ['scripts/specification/statements.mjs', ['scripts/specification/statements/']],
  ['scripts/specification/specification.test.mjs', [...product, testFile]],
  ['scripts/specification/fixed-texts.test.mjs', ['docs/specification.md', testFile]],
  ['shell/src/host/kept-theme.test.ts', ['shell/public/theme.js']],
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
  ['backend/tests/index/all-queries.test.ts', ['shared/src/firebase/', 'backend/functions/src/']],
  ['backend/tests/index/all-queries.test.ts', ['backend/search-index/', 'backend/seed/']],
  [
    'backend/tests/index/all-queries.test.ts',
    ['backend/base/', 'backend/stack/', 'backend/command-line/', 'backend/commands/'],
  ],
  ['backend/functions/src/mail/one-writer.test.ts', ['backend/functions/src/']],
  ['shared/build/contract/contract.test.ts', ['shared/contract-history/', /^shared\/src\/.*\.ts$/]],
  ['shared/build/texts.test.ts', [sourcesOfApps]],
  // The workspace.
  ['scripts/bootstrap/node.test.mjs', [/^backend\/(?:functions|pages)\/package\.json$/]],
  ['scripts/checks/codeowners.test.mjs', ['.github/CODEOWNERS', 'pnpm-workspace.yaml']],
  ['scripts/checks/workflows.test.mjs', ['.github/workflows/', 'pnpm-workspace.yaml']],
  ['scripts/create-remote/name.mjs', ['shared/src/contract/paths.ts']],
  [
    'scripts/create-remote/create-remote.test.mjs',
    [
      '.env.example',
      '.github/CODEOWNERS',
      'e2e/performance/budgets.json',
      'shared/build/remotes.ts',
    ],
  ],
  ['scripts/typed/releases.test.mjs', ['.env.example', 'backend/functions/src/index.ts']],
  ['scripts/create-remote/template.mjs', ['shared/template/']],
  [
    'scripts/create-language/create-language.test.mjs',
    ['shared/src/domain/languages.ts', /\/src\/texts\/.*\.json$/],
  ],
]

/** Tests that run modules without importing them. @type {Table} */
export const runners = [
  // The emulator calls the functions.
  ['backend/tests/functions/backend.ts', ['backend/functions/src/index.ts']],
]

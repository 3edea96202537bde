import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { remoteFolders, repository } from '#bootstrap/repository.mjs'
import { withRemote } from '#create-remote/register.mjs'

import { readWorkspace } from './changed-files.mjs'
import { lockfile, packagesIn, reachedApps } from './reached.mjs'

const workspace = readWorkspace()
const read = (path) => readFileSync(join(repository, path), 'utf8')
const reached = (...changed) => reachedApps(changed, { ...workspace, read })
const remotes = remoteFolders.map((folder) => folder.replace('-remote', ''))
const all = [...remotes, 'backend', 'shell'].toSorted()

it.each([
  ['nothing', [], []],
  ['a page', ['browse-remote/src/expose/routes.tsx'], ['browse']],
  ['a text of one remote', ['browse-remote/src/texts/tr/browse.json'], ['browse']],
  ['a text of all', ['shared/src/texts/en/cards.json'], all],
  ['a page in Markdown', ['static-pages-remote/content/en/about.md'], ['static-pages']],
  [
    'the domain of two',
    ['shared/src/domain/money/parse-typed-price.ts'],
    ['browse', 'post', 'shell'],
  ],
  ['a field of two', ['shared/src/site-ui/phone-code.tsx'], ['account', 'post', 'shell']],
  ['a deleted file', ['post-remote/src/gone.ts'], ['post']],
  ['a test', ['account-remote/src/features/settings/collect-data.test.ts'], ['account']],
  ['a test of the domain', ['shared/src/domain/money/money.test.ts'], ['shell']],
  ['what tests of pages share', ['shared/testing/render-remote.tsx'], [...remotes, 'shell']],
  ['a browser test of one team', ['e2e/journeys/posting.spec.ts'], ['post']],
  ['a browser test of no remote', ['e2e/journeys/navigation.spec.ts'], ['shell']],
  ['what all browser tests share', ['e2e/fixtures/test.ts'], [...remotes, 'shell']],
  ['versions of earlier commits', ['e2e/skew/run.ts'], ['shell']],
  ['the ports over Firebase', ['shared/src/firebase/read.ts'], ['backend', 'shell']],
  ['the build of remotes', ['shared/build/plugin-release.ts'], [...remotes, 'shell']],
  ['a rule of the linter', ['shared/build/names-plugin.mjs'], ['shell']],
  [
    'what tests read',
    ['backend/operations/backup/collections.ts'],
    ['account', 'backend', 'static-pages'],
  ],
  ['rules', ['backend/firebase/firestore.rules'], ['backend']],
  ['prose', ['README.md', 'docs/benchmark.md', 'static-pages-remote/README.md'], []],
  ['the workflow of one', ['.github/workflows/post.yml'], ['post', 'shell']],
  ['the settings of the linter', ['.oxlintrc.json'], ['shell']],
  ['the workflow of all', ['.github/workflows/app.yml'], all],
  ['another package', [lockfile], all],
])('%s: %j reaches %j', (_what, changed, apps) => {
  expect(reached(...changed)).toEqual(apps.toSorted())
})

it('a remote more is checked by its team, the shell and the backend', () => {
  const files = [...workspace.files, 'help-remote/package.json']
  const readOrNew = (path) => (path.startsWith('help-') ? '{}' : read(path))
  const changed = [
    'help-remote/package.json',
    '.github/workflows/help.yml',
    ...Object.keys(withRemote),
  ]
  const apps = reachedApps(changed, { files, owners: workspace.owners, read: readOrNew })
  expect(apps).toEqual(['backend', 'help', 'shell'])
})

it('everything is reached after a forced push, whose commit from before is gone', () => {
  const script = join(repository, 'scripts', 'reached.mjs')
  const printed = execFileSync(process.execPath, [script, '0'.repeat(40)], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual(all)
})

it('a folder that gets packages which are there leaves the packages as they are', () => {
  const text = read(lockfile)
  const more = text.replace('importers:\n', 'importers:\n\n  help-remote:\n    dependencies: {}\n')
  const another = text.replace('packages:\n', 'packages:\n\n  react@1.0.0: {}\n')
  expect(packagesIn(more)).toBe(packagesIn(text))
  expect(packagesIn(another)).not.toBe(packagesIn(text))
  expect(packagesIn(text)).not.toContain('workspace:*')
})

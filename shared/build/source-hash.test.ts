import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { decoderHash, sourceHash } from './source-hash.ts'

let root: string
const write = (path: string, text: string) => {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A lockfile with the packages that some folders get. */
const lockfile = (...folders: readonly string[]) => {
  const importers = folders.map((name) => `  ${name}:\n    dependencies:\n      react: 1\n`)
  return `settings:\n\nimporters:\n\n${importers.join('\n')}\npackages:\n\n  react@1:\n`
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
  for (const file of [
    'tsconfig.base.json',
    'shared/src/a.ts',
    'shared/build/a.ts',
    'browse/a.ts',
  ]) {
    write(file, 'before')
  }
  write('pnpm-workspace.yaml', 'packages:')
  write('shared/package.json', '{}')
  write('pnpm-lock.yaml', lockfile('browse', 'shared'))
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['a source of the app', 'browse/a.ts', true],
  ['a source of shared', 'shared/src/a.ts', true],
  ['how apps are built', 'shared/build/a.ts', true],
  ['the names of all remotes', 'shared/remotes.ts', false],
  ['a page in Markdown', 'browse/content/en/about.md', true],
  ['the lockfile', 'pnpm-lock.yaml', true],
  ['a README', 'shared/README.md', false],
  ['a test', 'browse/a.test.tsx', false],
  ['what tests share', 'shared/testing/a.ts', false],
  ['what shows a running site with a remote', 'shared/build/dev-site/a.ts', false],
  ['the template of a remote', 'shared/template/a.ts.template', false],
  ['the build itself', 'browse/dist/a.js', false],
  ['another app', 'post/a.ts', false],
])('a change of %s (%s) is another version: %s', (_what, file, isPart) => {
  const before = sourceHash(root, 'browse')
  write(file, 'after')
  expect(sourceHash(root, 'browse') !== before).toBe(isPart)
})

test.each([
  ['prose of shared', 'shared/README.md', []],
  ['prose beside the UI kit', 'shared/src/ui/README.md', []],
  ['prose of a remote', 'browse-remote/README.md', []],
  ['a page', 'browse-remote/src/features/home/home-page.tsx', ['browse-remote']],
  ['a text', 'post-remote/src/texts/tr/post.json', ['post-remote']],
  ['a page of the shell', 'shell/src/app/not-found-page.tsx', ['shell']],
])('a change of %s (%s) is a new version of %j, and of no other app', (_what, file, changed) => {
  const apps = ['shell', 'browse-remote', 'post-remote']
  for (const app of apps) write(`${app}/src/index.ts`, 'an app')
  write(file, 'before')
  const versions = () => apps.map((app) => sourceHash(root, app))
  const before = versions()
  write(file, 'after')
  const after = versions()
  expect(apps.filter((_app, index) => before[index] !== after[index])).toEqual(changed)
})

test.each([
  ['its source', 'src/a.ts', true],
  ['its lockfile', 'package-lock.json', true],
  ['what it shares with the site', 'adamarket-shared-1.0.0.tgz', true],
  ['what Git stores', '.git/HEAD', false],
  ['its workflow', '.github/workflows/ci.yml', false],
])(
  'in a repository of its own, a change of %s (%s) is another version: %s',
  (_what, file, isPart) => {
    rmSync(join(root, 'pnpm-workspace.yaml'))
    write(`help/${file}`, 'before')
    const before = sourceHash(root, 'help')
    write(`help/${file}`, 'after')
    expect(sourceHash(root, 'help') !== before).toBe(isPart)
  },
)

test('a version does not depend on the name of the folder that a repository is cloned into', () => {
  rmSync(join(root, 'pnpm-workspace.yaml'))
  for (const clone of ['help', 'other']) write(`${clone}/src/a.ts`, 'the same')
  expect(sourceHash(root, 'help')).toBe(sourceHash(root, 'other'))
})

test.each([
  ['another app gets packages', lockfile('browse', 'help', 'shared'), false],
  [
    'the app gets another package',
    lockfile('browse', 'shared').replace('react: 1', 'react: 2'),
    true,
  ],
  ['shared gets none', lockfile('browse'), true],
  ['a package is another', lockfile('browse', 'shared').replace('react@1', 'react@2'), true],
])('when by the lockfile %s, it is another version: $2', (_what, text, isOther) => {
  const before = sourceHash(root, 'browse')
  write('pnpm-lock.yaml', text)
  expect(sourceHash(root, 'browse') !== before).toBe(isOther)
})

test.each([
  ['a rule of the domain', 'shared/src/domain/listing.ts', true],
  ['a decoder', 'shared/src/firebase/decode.ts', true],
  ['a component', 'shared/src/ui/card.tsx', false],
  ['the shell', 'shell/src/index.tsx', false],
])(
  'after a change of %s (%s) stored values are decoded by other code: %s',
  (_what, file, isOther) => {
    for (const folder of ['domain', 'firebase']) write(`shared/src/${folder}/a.ts`, 'before')
    const before = decoderHash(root)
    write(file, 'after')
    expect(decoderHash(root) !== before).toBe(isOther)
  },
)

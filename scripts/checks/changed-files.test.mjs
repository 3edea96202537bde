import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { changedFiles } from './changed-files.mjs'

let root
const write = (path, text) => writeFileSync(join(root, path), text)
const git = (...parameters) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...parameters], {
    cwd: root,
    stdio: 'pipe',
  })
const commit = (message) => {
  git('add', '.')
  git('commit', '--message', message)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-files-'))
  git('init', '--initial-branch=main')
  write('.gitignore', 'dist/\n')
  for (const name of ['changed.ts', 'staged.ts', 'deleted.ts', 'renamed.ts', 'same.ts']) {
    write(name, `the text of ${name}`)
  }
  commit('first')
})

afterEach(() => rmSync(root, { recursive: true }))

it('finds files that are changed, staged, deleted, renamed or new, and not those that Git ignores', () => {
  write('changed.ts', 'now')
  write('staged.ts', 'now')
  git('add', 'staged.ts')
  rmSync(join(root, 'deleted.ts'))
  renameSync(join(root, 'renamed.ts'), join(root, 'başka ad.ts'))
  mkdirSync(join(root, 'dist'))
  write('dist/built.js', 'built')
  expect(changedFiles(undefined, root).toSorted()).toEqual(
    ['başka ad.ts', 'changed.ts', 'deleted.ts', 'renamed.ts', 'staged.ts'].toSorted(),
  )
})

it('finds nothing in a clean checkout', () => {
  expect(changedFiles(undefined, root)).toEqual([])
})

it('finds what a branch has changed since it left another one', () => {
  git('switch', '--create', 'feature')
  write('changed.ts', 'of the branch')
  commit('second')
  write('new.ts', 'not committed')
  git('switch', 'main')
  write('same.ts', 'of the main branch')
  git('add', 'same.ts')
  git('commit', '--message', 'third')
  git('switch', 'feature')
  expect(changedFiles('main', root)).toEqual(['changed.ts', 'new.ts'])
})

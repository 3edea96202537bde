import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sourceHash } from '@adamarket/shared/build/source-hash.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { cleanTree, isOfCheckout, stateOf, uncommittedFiles } from './checkout.ts'
import { repository } from './folders.ts'

const app = 'browse-remote'
let root: string

const git = (...parameters: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...parameters], {
    cwd: root,
    stdio: 'pipe',
  })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'checkout-test-'))
  await mkdir(join(root, app))
  await writeFile(join(root, app, 'page.tsx'), 'one')
})

afterEach(async () => await rm(root, { recursive: true }))

it('knows nothing outside a Git repository', async () => {
  expect(await stateOf(app, root)).toEqual({})
  expect(await cleanTree(root)).toBeUndefined()
})

it('names the tree of a commit unless any file differs, and gives equal trees the same name', async () => {
  git('init')
  git('add', '.')
  git('commit', '--message', 'first')
  const tree = await cleanTree(root)
  expect(tree).toMatch(/^[\da-f]{40}$/)
  git('commit', '--allow-empty', '--message', 'nothing else')
  expect(await cleanTree(root)).toBe(tree)
  await writeFile(join(root, 'notes.md'), 'new')
  expect(await cleanTree(root)).toBeUndefined()
})

it('names the commit, and whether what the app is built from is in it', async () => {
  git('init')
  git('add', '.')
  git('commit', '--message', 'first')
  const state = await stateOf(app, root)
  expect(state).toEqual({ commit: expect.stringMatching(/^[\da-f]{40}$/), isClean: true })

  await mkdir(join(root, 'post-remote'))
  await writeFile(join(root, 'post-remote', 'page.tsx'), 'of another team')
  expect(await stateOf(app, root)).toEqual(state)

  await mkdir(join(root, 'shared'))
  await writeFile(join(root, 'shared', 'new.ts'), 'new')
  expect(await stateOf(app, root)).toEqual({ ...state, isClean: false })
  expect(await uncommittedFiles(app, root)).toBe('?? shared/\n')
})

it('tells a build of these sources from one of others', () => {
  const hash = sourceHash(repository, app)
  expect(isOfCheckout(app, `0.1.0-${hash.slice(0, 8)}`)).toBe(true)
  expect(isOfCheckout(app, '0.1.0-00000000')).toBe(false)
})

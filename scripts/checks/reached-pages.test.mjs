import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { repository } from '#bootstrap/repository.mjs'

import { readWorkspace } from './changed-files.mjs'
import { reachedPages } from './reached-pages.mjs'

const workspace = readWorkspace()
const read = (path) => readFileSync(join(repository, path), 'utf8')
/** After a change of files, which were different, or not there, before. */
const reached = (changed, before = {}) =>
  reachedPages(changed, { ...workspace, read, readBefore: (path) => before[path] })
const pagesOf = (remote) =>
  [...read(`${remote}/rsbuild.config.ts`).matchAll(/'(\/[^']*)':/g)].map(([, path]) => path)
const everyPage = workspace.files
  .filter((path) => /^[\w-]+-remote\/rsbuild\.config\.ts$/.test(path))
  .flatMap((path) => pagesOf(path.split('/')[0]))

it.each([
  'shell/src/texts/en/shell.json',
  'shell/src/chrome/footer.module.css',
  'shell/public/theme.js',
  'shared/src/texts/en/places.json',
  'shared/src/ui/tokens.css',
  'shared/build/define-remote.ts',
  'pnpm-lock.yaml',
])('%s reaches every page', (changed) => {
  expect(reached([changed]).toSorted()).toEqual(everyPage.toSorted())
})

it('the remotes take turns', () => {
  const [...first] = reached(['shell/src/texts/en/shell.json']).slice(0, 4)
  expect(first.toSorted()).toEqual(['/', '/AboutUs', '/post', '/profile/:userId?'])
})

it.each([
  ['the styles of a page', 'browse-remote/src/features/home/home-page.module.css', ['/']],
  [
    'the module of several paths',
    'account-remote/src/components/entry/entry-page.tsx',
    ['/login', '/register', '/reset-password'],
  ],
  ['a deleted module', 'post-remote/src/features/gone.tsx', pagesOf('post-remote')],
  ['routes', 'post-remote/src/expose/routes.tsx', pagesOf('post-remote')],
  ['content', 'static-pages-remote/content/en/about.md', pagesOf('static-pages-remote')],
  ['a test', 'browse-remote/src/features/home/home-page.test.tsx', []],
  ['prose', 'README.md', []],
  ['a function', 'backend/firebase/functions/src/index.ts', []],
  ['a rule of the linter', 'shared/build/names-plugin.mjs', []],
])('%s, %s, reaches %j', (_what, changed, pages) => {
  expect(reached([changed])).toEqual(pages)
})

it.each([
  ['account', 'settings', '/settings'],
  ['browse', 'report', '/listing/:id'],
])('of the texts of %s, those of %s reach %s first', (remote, section, page) => {
  const file = `${remote}-remote/src/texts/en/${remote}.json`
  const before = { ...JSON.parse(read(file)), [section]: {} }
  const [first, ...others] = reached([file], { [file]: JSON.stringify(before) })
  expect(first).toBe(page)
  expect(others).toHaveLength(pagesOf(`${remote}-remote`).length - 1)
})

it('texts of a feature reach its page first', () => {
  expect(reached(['account-remote/src/texts/en/desk.json'])[0]).toBe('/desk/:caseId?')
})

import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Site } from './a-site.ts'
import { aSite } from './a-site.ts'
import type { SiteFiles } from './site-files.ts'
import { createSiteFiles } from './site-files.ts'

let site: Site
let files: SiteFiles
let time: number

beforeEach(async () => {
  site = await aSite({ '/shell.html': 'one', '/remotes.json': '{"revision":1}' })
  time = 0
  files = createSiteFiles(site.origin, () => time)
})
afterEach(() => site.close())

it('reads both files, each once for two seconds, however many pages ask', async () => {
  expect(await Promise.all([files.page(), files.page(), files.registry()])).toEqual([
    'one',
    'one',
    { revision: 1 },
  ])
  site.files.set('/shell.html', 'two')
  time = 1_999
  expect(await files.page()).toBe('one')
  expect(site.requests.toSorted()).toEqual(['/remotes.json', '/shell.html'])
  time = 2_000
  expect(await files.page()).toBe('two')
})

it('goes on with the last answer while a newer one fails, and asks again after two seconds', async () => {
  await files.page()
  site.files.delete('/shell.html')
  time = 2_000
  expect(await files.page()).toBe('one')
  site.files.set('/shell.html', 'two')
  time = 3_999
  expect(await files.page(), 'the site is not asked by every page').toBe('one')
  time = 4_000
  expect(await files.page()).toBe('two')
})

it('goes on with the last answer while the site hangs, soon enough to render a page', async () => {
  await files.page()
  site.hang = true
  time = 2_000
  const startedAt = performance.now()
  expect(await files.page()).toBe('one')
  expect(performance.now() - startedAt).toBeLessThan(1_400)
})

it('fails without any answer, and asks again at once', async () => {
  site.files.set('/remotes.json', 'no JSON')
  await expect(files.registry()).rejects.toThrow('JSON')
  site.files.set('/remotes.json', '{}')
  expect(await files.registry()).toEqual({})
})

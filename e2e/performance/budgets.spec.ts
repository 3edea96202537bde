import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'
import { asServed } from '#performance/as-served.ts'
import { readBudgets } from '#performance/budgets-file.ts'
import { overrunsOfApp, overrunsOfPage } from '#performance/budgets.ts'
import { countPage } from '#performance/count-page.ts'
import { findListing } from '#fixtures/find-listing.ts'
import { measureApps } from '#performance/measure-apps.ts'
import { measuredPages } from '#performance/pages.ts'
import { depths } from '#performance/request-chain.ts'
import type { Transfer } from '#performance/transfers.ts'
import { signInOnce, slowPhone } from '#performance/visitor.ts'

// One after the other, since compressing the scripts is slow, and the first test has done most of them.
test.describe.configure({ mode: 'default' })

const how = 'To allow it, and say why in the commit: npm run ops -- budgets'

test('a first visit stays within the budget of each page @nightly', async ({ browser }) => {
  // Seven first visits in sequence, and a sign-in.
  test.slow()
  const { pages } = await readBudgets()
  const member = await signInOnce(browser)
  for (const page of measuredPages(await findListing(browser))) {
    const budget = pages[page.name]
    if (!budget) throw new Error(`${page.name} has no budget`)
    const visitor = { profile: slowPhone, member }
    const overruns = async () =>
      overrunsOfPage(budget, await asServed(page, () => countPage(browser, visitor, page)))
    const found = await overruns()
    // On a busy machine, what a page loads once it is idle may come before the page answers.
    const again = found.length > 0 ? await overruns() : []
    expect.soft(again, `${page.name}. ${how}`).toEqual([])
  }
})

test('no app exceeds the budgets of its container and chunks @nightly', async () => {
  const { apps } = await readBudgets()
  for (const [name, files] of Object.entries(await measureApps())) {
    const budget = apps[name]
    if (!budget) throw new Error(`${name} has no budget`)
    expect.soft(overrunsOfApp(budget, files), `${name}. ${how}`).toEqual([])
  }
})

test('a page beyond its budget lists the files that grew, and by how much', () => {
  const budget = {
    html: 200,
    js: 1000,
    css: 100,
    requests: 5,
    depth: 3,
    files: { 'shell/a.js': 800, 'shell/b.js': 150 },
  }
  const files = [
    { file: 'shell/a.js', kind: 'js', size: 900, depth: 2 },
    { file: 'browse/c.js', kind: 'js', size: 200, depth: 4 },
  ] as const
  const count = {
    isServed: true,
    html: 210,
    js: 1100,
    css: 90,
    requests: 5,
    depth: 4,
    reads: 0,
    files,
  }

  expect(overrunsOfPage(budget, count)).toEqual([
    'html: 210, may be 200',
    'js: 1100, may be 1000',
    'depth: 4, may be 3',
    '  new: browse/c.js, 200',
    '  grew: shell/a.js, by 100 to 900',
    '  gone: shell/b.js, 150',
  ])
  expect(overrunsOfPage({ ...budget, html: 210, js: 1100, depth: 4 }, count)).toEqual([])
})

test('the depth of a request is that of its deepest initiator, plus one', () => {
  const page = transfer('/', 'Document', 0, [])
  const script = transfer('/index.js', 'Script', 1, ['/'])
  const registry = transfer('/remotes.json', 'Fetch', 2, ['/'])
  const chunk = transfer('/home.js', 'Script', 3, ['/index.js', '/'])
  const data = transfer('/listings', 'Fetch', 4, ['/index.js', '/home.js'])

  const depthOf = depths([page, script, registry, chunk, data])
  expect([page, script, registry, chunk, data].map((it) => depthOf.get(it))).toEqual([
    1, 2, 2, 3, 4,
  ])
})

function transfer(
  url: string,
  type: string,
  startedAt: number,
  askedBy: readonly string[],
): Transfer {
  return { url, type, startedAt, askedBy, headAfter: undefined, isOver: true }
}

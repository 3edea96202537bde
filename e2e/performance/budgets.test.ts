import { expect, it } from 'vitest'

import { overrunsOfPage } from './budgets.ts'
import { depths } from './request-chain.ts'
import type { Transfer } from './transfers.ts'

it('a page beyond its budget lists the files that grew, and by how much', () => {
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

it('the depth of a request is that of its deepest initiator, plus one', () => {
  const page = transfer('/', 'Document', 0, [])
  const script = transfer('/index.js', 'Script', 1, ['/'])
  const registry = transfer('/remotes.json', 'Fetch', 2, ['/'])
  const chunk = transfer('/home.js', 'Script', 3, ['/index.js', '/'])
  const data = transfer('/listings', 'Fetch', 4, ['/index.js', '/home.js'])

  const depthOf = depths([page, script, registry, chunk, data])
  expect([page, script, registry, chunk, data].map((one) => depthOf.get(one))).toEqual([
    1, 2, 2, 3, 4,
  ])
})

function transfer(
  url: string,
  type: string,
  startedAt: number,
  requestedBy: readonly string[],
): Transfer {
  return { url, type, startedAt, requestedBy }
}

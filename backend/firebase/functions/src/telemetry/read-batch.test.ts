import { expect, it } from 'vitest'

import { knownIn } from './known-releases.ts'
import { readBatch } from './read-batch.ts'

const known = knownIn({
  revision: 3,
  remotes: {
    browse: {
      current: '1',
      releases: { 1: { paths: ['/search'], entry: 'https://browse.example' } },
      previews: { 2: { paths: ['/listing/:id'] } },
    },
  },
})

const browse = { remote: 'browse', version: '1' }
const visit = { what: 'visit', ...browse }
const lcp = { what: 'LCP', value: 1200, ...browse }

const read = (sent: unknown) => readBatch(new TextEncoder().encode(JSON.stringify(sent)), known)

it('reads what is to be counted of each release', () => {
  const preview = { remote: 'browse', version: '2' }
  expect(read({ page: '/search', counts: [visit, lcp, { what: 'error', ...preview }] })).toEqual({
    page: '/search',
    releases: [
      { ...browse, what: ['visit'], vitals: [{ name: 'LCP', value: 1200 }] },
      { ...preview, what: ['error'], vitals: [] },
    ],
  })
})

it('counts nothing twice, whatever is sent', () => {
  expect(read({ page: '/search', counts: [visit, visit, lcp, { ...lcp, value: 5 }] })).toEqual({
    page: '/search',
    releases: [{ ...browse, what: ['visit'], vitals: [{ name: 'LCP', value: 5 }] }],
  })
})

it('leaves out releases that the registry does not have, and does not store the name of a page that it lacks', () => {
  const counts = [visit, { ...visit, version: '9' }, { ...visit, remote: '__proto__' }]
  expect(read({ page: '/search?query=my+name', counts })).toEqual({
    page: 'other',
    releases: [{ ...browse, what: ['visit'], vitals: [] }],
  })
})

it.each([
  ['nothing', undefined],
  ['another form', { events: [] }],
  ['no counts', { page: '/search', counts: [] }],
  ['too many counts', { page: '/search', counts: Array.from({ length: 51 }, () => visit) }],
  ['unknown releases alone', { page: '/search', counts: [{ ...visit, version: '9' }] }],
  ['another count', { page: '/search', counts: [{ ...visit, what: '__proto__' }] }],
  ['a negative value', { page: '/search', counts: [{ ...lcp, value: -1 }] }],
  ['an endless value', { page: '/search', counts: [{ ...lcp, value: 1e12 }] }],
  ['a value that is none', { page: '/search', counts: [{ ...lcp, value: '1200' }] }],
  ['a long name', { page: 'x'.repeat(101), counts: [visit] }],
])('refuses %s', (_what, sent) => {
  expect(read(sent)).toBeUndefined()
})

it('refuses what is no JSON, and no text', () => {
  expect(readBatch(new TextEncoder().encode('{'), known)).toBeUndefined()
  expect(readBatch(Uint8Array.of(0xff, 0xfe), known)).toBeUndefined()
})

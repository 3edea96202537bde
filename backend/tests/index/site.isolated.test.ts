import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreBlockedSellers } from '@adamarket/shared/firebase/firestore-blocked-sellers.ts'
import { createFirestoreFavourites } from '@adamarket/shared/firebase/firestore-favourites.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { createFirestoreOwnListings } from '@adamarket/shared/firebase/firestore-own-listings.ts'
import type { CallFunction } from '@adamarket/shared/firebase/call-function.ts'
import { createFirestoreModeration } from '@adamarket/shared/firebase/firestore-moderation.ts'
import { createFirestoreNotices } from '@adamarket/shared/firebase/firestore-notices.ts'
import { createFirestoreSavedSearches } from '@adamarket/shared/firebase/firestore-saved-searches.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { ourIndexes } from '#deployment/our-indexes.ts'

import { missingIndex } from './needed-index.ts'
import type { RecordedQuery } from './recorded-query.ts'
import { readQuery } from './recorded-query.ts'

const openCase = {
  version: 1,
  status: 'active',
  reasons: [],
  flags: [],
  openedAt: '2026-11-20T10:00:00.000Z',
} as const

// A document that is read besides has no answer here.
setLogLevel('silent')
const app = initializeApp({ projectId: 'demo-indexes', apiKey: 'unused' })
const recorded: RecordedQuery[] = []

const bodySchema = v.union([
  v.pipe(
    v.object({ structuredQuery: v.unknown() }),
    v.transform(({ structuredQuery }) => structuredQuery),
  ),
  v.pipe(
    v.object({ structuredAggregationQuery: v.object({ structuredQuery: v.unknown() }) }),
    v.transform(({ structuredAggregationQuery }) => structuredAggregationQuery.structuredQuery),
  ),
])

const readTime = '2026-01-01T00:00:00Z'
const anyDocument = {
  name: 'projects/demo-indexes/databases/(default)/documents/any/document',
  fields: {},
  createTime: readTime,
  updateTime: readTime,
}

beforeAll(() => connectFirestoreEmulator(getFirestore(app), 'localhost', 1))
beforeEach(() => {
  recorded.length = 0
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
    if (address.endsWith(':batchGet')) return Promise.resolve(Response.json([]))
    recorded.push(readQuery(v.parse(bodySchema, JSON.parse(body))))
    const result = { aggregateFields: { aggregate_0: { integerValue: '0' } } }
    const answer = address.includes('Aggregation') ? { result } : { document: anyDocument }
    return Promise.resolve(Response.json([{ ...answer, readTime }]))
  })
})
afterAll(() => deleteApp(app))

async function expectIndexes(run: () => Promise<unknown>): Promise<void> {
  await run()
  expect(recorded).not.toEqual([])
  expect(recorded.map((query) => missingIndex(query, ourIndexes)).filter(Boolean)).toEqual([])
}

describe('there is an index for', () => {
  const listings = createFirestoreListings(documentReads(getFirestore(app)), () => {})
  const page = { limit: 20 }

  it('the newest listings', () => expectIndexes(() => listings.newest(20)))
  it('the listings of a seller', () => expectIndexes(() => listings.bySeller('ayse', page)))
  it('how many listings a seller has', () => expectIndexes(() => listings.countBySeller('ayse')))
  it('how many are active', () => expectIndexes(() => listings.countActive('ayse')))

  const everything = {
    text: 'honda civic',
    location: 'Girne',
    condition: 'used',
    category: 'Vehicles',
    subcategory: 'Cars for Sale',
    price: { currency: 'GBP', min: 100, max: 200 },
  } as const
  it.each<SearchQuery>([
    { text: '', location: 'All' },
    { text: '', location: 'All', sort: 'price-up' },
    everything,
    { ...everything, text: 'ab', sort: 'price-up' },
    { ...everything, text: 'car', sort: 'price-down' },
  ])('a search by %j, and how many it finds', async (query) => {
    await expectIndexes(() => listings.search(query, page))
    await expectIndexes(() => listings.count(query))
  })
})

it("there is an index for the user's own listings", () =>
  expectIndexes(async () => {
    const firestore = getFirestore(app)
    const port = createFirestoreOwnListings(firestore, documentReads(firestore), () => {})
    await port.list('ayse', { limit: 20 })
  }))

it('there is an index for saved searches', () =>
  expectIndexes(async () => {
    const none = { list: async () => ok([]), search: async () => ok({ listings: [] }) }
    const saved = createFirestoreSavedSearches(getFirestore(app), none, none)
    await saved.isSaved('ayse', 'query=&location=All')
    await saved.list('ayse')
  }))

it('there is an index for favourites', () =>
  expectIndexes(() => createFirestoreFavourites(getFirestore(app)).list('ayse')))

it('there is an index for blocked sellers', () =>
  expectIndexes(async () => {
    const port = createFirestoreBlockedSellers(getFirestore(app))
    await port.list('ayse')
    await port.unblock('ayse', 'mehmet')
  }))

describe('at the desk there is an index for', () => {
  const call: CallFunction = async () => ok({})
  const poll = (read: () => void) => {
    read()
    return () => {}
  }
  const desk = createFirestoreModeration(getFirestore(app), call, poll)
  const civic = { ...openCase, id: 'civic', sellerId: 'ayse', title: 'Civic' }

  it('the queue', () =>
    expectIndexes(() => new Promise((resolve) => desk.followQueue('selin', resolve))))
  it('a case', () => expectIndexes(() => desk.details(civic)))
  it('the last decisions', () => expectIndexes(() => desk.decided()))
  it('the notices of a seller', () =>
    expectIndexes(() => createFirestoreNotices(getFirestore(app), call).list('ayse')))
})

import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import type { DocumentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { documentsOf } from './documents-of.ts'
import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const ahead = new Date(Date.now() + 5 * 60_000).toISOString()
const statuses = ['held', 'sold', 'removed'] as const

/** Listings of one author that no list shows, above all others in time. */
const flood = Array.from({ length: 1500 }, (_, index) =>
  aListing({
    id: `flood-${index}`,
    userId: 'flooder',
    status: statuses[index % statuses.length] ?? 'held',
    timestamp: ahead,
  }),
)
const shown = Array.from({ length: 30 }, (_, index) =>
  aListing({ id: `shown-${index}`, timestamp: `2026-07-04T10:00:${10 + index}.000Z` }),
)

let emulated: EmulatedFirestore
beforeAll(async () => {
  emulated = await openEmulatedFirestore('flood')
  const all = [...flood, ...shown]
  await emulated.storeAll(new Map(all.flatMap(documentsOf)))
  await emulated.storeAll(new Map(all.flatMap((listing) => [...indexEntries(listing)])))
})
afterAll(() => emulated.close())

it.each([
  ['home', 11, (port: Port) => port.newest(10)],
  ['search', 21, (port: Port) => port.search({ text: 'c', location: 'All' }, { limit: 20 })],
  ['a listing', 1, (port: Port) => port.byId('shown-3')],
  ['the profile of another seller', 21, (port: Port) => port.bySeller('ayse', { limit: 20 })],
  ['the profile of the flooder', 21, (port: Port) => port.bySeller('flooder', { limit: 20 })],
])('%s reads %i documents beneath a flood of hidden listings', async (_page, count, read) => {
  const { reads, documentsRead } = countingReads(documentReads(emulated.firestore))
  const port = createFirestoreListings(reads, ({ what }) => expect.unreachable(what))
  expect(await read(port)).toMatchObject({ ok: true })
  expect(documentsRead()).toBe(count)
})

type Port = ReturnType<typeof createFirestoreListings>

function countingReads(reads: DocumentReads) {
  let count = 0
  return {
    documentsRead: () => count,
    reads: {
      ...reads,
      query: async (query) => {
        const answer = await reads.query(query)
        count += answer.ok ? answer.value.length : 0
        return answer
      },
      document: async (collection, id) => {
        count += 1
        return await reads.document(collection, id)
      },
    } satisfies DocumentReads,
  }
}

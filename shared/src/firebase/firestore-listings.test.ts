import { expect, it } from 'vitest'

import { ok } from '#domain/result.ts'
import { indexEntries } from '#domain/search-index/index-entry.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { aListing } from '#testing/a-listing.ts'
import { aProfile } from '#testing/a-profile.ts'

import type { DocumentReads } from './document-reads.ts'
import { createFirestoreListings } from './firestore-listings.ts'
import { readProfiles } from './read-profiles.ts'

/** Reads these documents, by their paths. */
function readsOf(stored: readonly (readonly [string, StoredFields])[]): DocumentReads {
  const documents = new Map(stored)
  const inOrder = [...documents].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    document: async (collection, id) => ok(documents.get(`${collection}/${id}`)),
    query: async ({ collection, limit }) =>
      ok(
        inOrder
          .filter(([path]) => path.startsWith(`${collection}/`))
          .map(([path, fields]) => ({ id: path.slice(collection.length + 1), fields }))
          .slice(0, limit),
      ),
    count: async () => ok(0),
  }
}

const unexpected = () => {
  throw new Error('Nothing is wrong with these documents')
}

it('reads a listing from the collection posts, by its id', async () => {
  const { id, ...fields } = aListing()
  const port = createFirestoreListings(readsOf([[`posts/${id}`, fields]]), unexpected)
  expect(await port.byId('civic')).toEqual(ok(aListing()))
})

it('reads the newest listings for home, by timestamp, up to a limit', async () => {
  const listings = ['02', '12', '01', '11', '03'].map((day) =>
    aListing({ id: `day-${day}`, timestamp: `2026-07-${day}T10:00:00.000Z` }),
  )
  const entries = listings.flatMap((listing) => [...indexEntries(listing)])
  const reads = readsOf(entries.map(([path, entry]) => [path, { ...entry }]))
  const newest = await createFirestoreListings(reads, unexpected).newest(4)
  const ids = newest.ok && newest.value.map(({ id }) => id)
  expect(ids).toEqual(['day-12', 'day-11', 'day-03', 'day-02'])
})

it('reads a profile from the collection users, by the id of its user', async () => {
  const { id, ...fields } = aProfile()
  const { byId } = readProfiles(readsOf([[`users/${id}`, fields]]))
  expect(await byId('ayse')).toEqual(ok(aProfile()))
})

import { initializeApp } from 'firebase/app'
import { getFirestore } from 'firebase/firestore/lite'
import { expect, it, vi } from 'vitest'

import type { NewListing } from '#domain/listing/listing.ts'
import { ok } from '#domain/result.ts'
import { aListing } from '#testing/a-listing.ts'

import { documentReads } from './document-reads.ts'
import { createFirestoreOwnListings } from './firestore-own-listings.ts'

type Reference = { readonly path: string }

const set = vi.hoisted(() => vi.fn<(path: string, fields: unknown) => void>())
vi.mock('firebase/firestore/lite', async () => ({
  ...(await vi.importActual('firebase/firestore/lite')),
  runTransaction: (_firestore: unknown, change: (transaction: unknown) => Promise<void>) =>
    change({
      get: async (ref: Reference) => ({ ref, exists: () => false }),
      set: ({ path }: Reference, fields: unknown) => set(path, fields),
    }),
}))

it('adds a listing to the collection posts, under its id, with the fields of the form alone', async () => {
  const { id, status: _status, ...ordinary } = aListing()
  const listing: NewListing = {
    ...ordinary,
    currency: 'GBP',
    category: 'Vehicles',
    subCategory: 'Cars for Sale',
    location: 'Girne',
    paymentOptions: ['Cash'],
    contactMethod: ['Both'],
    condition: 'used',
    timestamp: '2026-07-04T10:00:00.000Z',
  }
  const firestore = getFirestore(initializeApp({ projectId: 'my-market' }))
  const port = createFirestoreOwnListings(firestore, documentReads(firestore), () => undefined)
  expect(await port.create(id, listing)).toEqual(ok(undefined))
  expect(set).toHaveBeenCalledExactlyOnceWith('posts/civic', listing)
})

import { createFirestoreSavedSearches } from '@adamarket/shared/firebase/firestore-saved-searches.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { describeSavedSearchesPort } from '@adamarket/shared/testing/saved-searches-port-contract.ts'
import { afterEach } from 'vitest'

import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
afterEach(() => Promise.all(opened.splice(0).map((emulated) => emulated.close())))

describeSavedSearchesPort('in Firestore', async (searches) => {
  const emulated = await openEmulatedFirestore('saved-searches')
  opened.push(emulated)
  const found: Listing[] = []
  for (const { id, createdAt, newCount, ...search } of searches) {
    const stored = { ...search, language: 'en', newCount: 0, createdAt: new Date(createdAt) }
    await emulated.store(`users/ayse/savedSearches/${id}`, stored)
    const timestamp = new Date(Date.parse(createdAt) + 60_000).toISOString()
    for (let at = 0; at < newCount; at += 1) {
      found.push(aListing({ id: `${id}-${at}`, userId: 'mehmet', timestamp }))
    }
    found.push(
      aListing({ id: `${id}-own`, userId: 'ayse', timestamp }),
      aListing({ id: `${id}-blocked`, userId: 'zeynep', timestamp }),
    )
  }
  return createFirestoreSavedSearches(
    emulated.signedInAs('ayse', 'ayse@example.com'),
    createMemoryListings(found),
    { list: async () => ok([{ sellerId: 'zeynep', name: '', blockedAt: '' }]) },
  )
})

import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import {
  foundByPages,
  foundByRule,
  storedSearchCases,
} from '@adamarket/shared/testing/search-cases.ts'
import { expect, it } from 'vitest'

import { openEmulatedFirestore } from '#tests/contract/emulated-firestore.ts'

const cases = storedSearchCases(2, 40, 50)

it.each(cases.map((one, number) => [number + 1, one] as const))(
  'the index in Firestore finds what the rule finds: %i',
  { timeout: 120_000 },
  async (_number, { listings, searches }) => {
    const emulated = await openEmulatedFirestore('search')
    await emulated.storeAll(new Map(listings.flatMap((listing) => [...indexEntries(listing)])))
    const port = createFirestoreListings(documentReads(emulated.firestore), ({ what, cause }) => {
      throw new Error(what, { cause })
    })
    for (const { query, limit } of searches) {
      const found = await foundByPages(port.search, query, limit)
      expect({ query, found }).toEqual({ query, found: foundByRule(listings, query) })
    }
    await emulated.close()
  },
)

import { describeListingsPort } from '@adamarket/shared/testing/listings-port-contract.ts'
import {
  foundByPages,
  foundByRule,
  storedSearchCases,
} from '@adamarket/shared/testing/search-cases.ts'
import { expect, it } from 'vitest'

import { createMiniSearchListings } from './minisearch-listings.ts'

// The suite that the port in memory and that of Firestore pass.
describeListingsPort('MiniSearch', async (stock) => createMiniSearchListings(stock))

it('finds what the rule finds', async () => {
  for (const { listings, searches } of storedSearchCases(2, 40, 50)) {
    const port = createMiniSearchListings(listings)
    for (const { query, limit } of searches) {
      const found = await foundByPages(port.search, query, limit)
      expect({ query, found }).toEqual({ query, found: foundByRule(listings, query) })
    }
  }
})

import { parseSearchQuery } from '@adamarket/shared/domain/search/parse-search-query.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, it } from 'vitest'

import { createResultList } from './result-list.ts'

it('has its first page for a page that hydrates, however many are loaded by then', async () => {
  const stock = Array.from({ length: 25 }, (_, at) => aListing({ id: `listing-${at}` }))
  const list = createResultList(
    createMemoryListings(stock),
    parseSearchQuery(new URLSearchParams()),
  )
  await list.firstPage
  await list.getState().loadMore()
  expect(list.getState().listings).toHaveLength(25)
  expect(list.getFirstState().listings).toHaveLength(20)
})

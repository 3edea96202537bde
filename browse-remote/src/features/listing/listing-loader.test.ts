import { createMemoryExchangeRates } from '@adamarket/shared/memory/memory-exchange-rates.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { describe, expect, it, vi } from 'vitest'

import { loadListing } from './listing-loader.ts'

const listing = aListing()
const page = '/listing/civic'

function load(path: string) {
  const listings = createMemoryListings([listing])
  const byId = vi.spyOn(listings, 'byId')
  const request = new Request(new URL(path, window.location.href))
  loadListing(
    {
      listings,
      profiles: createMemoryProfiles([]),
      exchangeRates: createMemoryExchangeRates(),
    },
    { params: { id: 'civic' }, request },
  )
  return byId
}

describe('the loader starts reading the listing', () => {
  it('on a visit from outside', () => {
    window.history.replaceState(null, '', page)
    expect(load(page)).toHaveBeenCalledExactlyOnceWith('civic')
  })

  it('after a reload, although the history entry contains the listing', () => {
    window.history.replaceState({ usr: { listing }, key: 'k', idx: 1 }, '', page)
    expect(load(page)).toHaveBeenCalledExactlyOnceWith('civic')
  })

  it('unless a link was clicked, when the history entry is still the previous page’s', () => {
    window.history.replaceState(null, '', '/search?query=civic')
    expect(load(page)).not.toHaveBeenCalled()
  })
})

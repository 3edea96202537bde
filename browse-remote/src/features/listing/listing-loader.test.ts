import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { loadListing } from '#features/listing/listing-loader.ts'

const listing = aListing()
const page = '/listing/civic'

afterEach(() => window.history.replaceState(null, '', '/'))

function load(path: string) {
  const listings = createMemoryListings([listing])
  const byId = vi.spyOn(listings, 'byId')
  const request = new Request(new URL(path, window.location.href))
  loadListing({ listings }, { params: { id: 'civic' }, request })
  return byId
}

describe('the reading of a listing starts with the page’s code', () => {
  it('on a visit from outside', () => {
    window.history.replaceState(null, '', page)
    expect(load(page)).toHaveBeenCalledExactlyOnceWith('civic')
  })

  it('not when the history entry holds the listing', () => {
    window.history.replaceState({ usr: { listing }, key: 'k', idx: 1 }, '', page)
    expect(load(page)).not.toHaveBeenCalled()
  })

  it('not after a click, when the browser is still at the page before', () => {
    window.history.replaceState(null, '', '/search?query=civic')
    expect(load(page)).not.toHaveBeenCalled()
  })
})

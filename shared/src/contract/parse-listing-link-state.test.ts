import { expect, it } from 'vitest'

import { listingLink } from '#contract/listing-link.ts'
import { parseListingLinkState } from '#contract/parse-listing-link-state.ts'
import { aListing } from '#testing/a-listing.ts'

const listing = aListing({ id: 'civic', year: 2016, negotiable: true })

it('reads the state of a link after the history has cloned it', () => {
  const state: unknown = structuredClone(listingLink(listing, { from: 'results' }).state)
  expect(parseListingLinkState(state, 'civic')).toEqual({ listing, from: 'results' })
})

it('reads the state of a link outside a result list', () => {
  const { to, state } = listingLink(listing)
  expect(to).toBe('/listing/civic')
  expect(parseListingLinkState(state, 'civic')).toEqual({ listing })
})

it('reads a listing without the fields that older listings lack', () => {
  const { year: _year, condition: _condition, timestamp: _timestamp, ...bare } = listing
  expect(parseListingLinkState({ listing: bare }, 'civic')).toEqual({ listing: bare })
})

it.each([
  ['nothing', null],
  ['a text', 'civic'],
  ['the state of another page', { from: '/login' }],
  ['another listing', { listing: { ...listing, id: 'boat' } }],
  ['a listing of a release with other fields', { listing: { ...listing, price: '9500' } }],
  ['an invalid price', { listing: { ...listing, price: Number.NaN } }],
  ['a script as a picture', { listing: { ...listing, imageUrl: ['javascript:alert(1)'] } }],
])('ignores %s', (_what, state) => {
  expect(parseListingLinkState(state, 'civic')).toBeUndefined()
})

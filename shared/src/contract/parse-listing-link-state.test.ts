import { expect, it } from 'vitest'

import type { Listing } from '#domain/listing/listing.ts'
import { aListing } from '#testing/a-listing.ts'

import { listingLink } from './listing-link.ts'
import { parseListingLinkState } from './parse-listing-link-state.ts'

/** This listing has every optional field: one that the schema lacks would be lost on the way. */
const listing: Required<Listing> = {
  ...aListing({ id: 'civic' }),
  area: 'Alsancak',
  negotiable: true,
  earlierPrices: [{ price: 9900, currency: 'GBP', until: '2026-08-04T10:00:00.000Z' }],
  numberOnRequest: true,
  phoneVerified: true,
  condition: 'used',
  timestamp: '2026-07-04T10:00:00.000Z',
  renewedAt: '2026-08-04T10:00:00.000Z',
  askedAt: '2026-08-03T10:00:00.000Z',
  isHeldByAge: true,
  year: 2016,
  attributes: { mileage: 84_000, gearbox: 'automatic', warranty: true },
  statusReason: 'Too many at once',
  heldBy: 'pictures',
}

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
  const {
    area: _area,
    year: _year,
    condition: _condition,
    timestamp: _timestamp,
    attributes: _attributes,
    earlierPrices: _earlierPrices,
    renewedAt: _renewedAt,
    askedAt: _askedAt,
    isHeldByAge: _isHeldByAge,
    ...bare
  } = listing
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

import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, it } from 'vitest'

import { parsePassedAlong } from '#parts/passed-along.ts'

const listing = aListing({ id: 'civic', year: 2016 })

it('takes a listing as it was passed along, after the history has copied it', () => {
  const state: unknown = structuredClone({ listing, fromResults: true })
  expect(parsePassedAlong(state, 'civic')).toEqual({ listing, fromResults: true })
})

it('takes a listing that lacks what an older one may lack', () => {
  const { year: _year, condition: _condition, timestamp: _timestamp, ...bare } = listing
  expect(parsePassedAlong({ listing: bare }, 'civic')).toEqual({ listing: bare })
})

it.each([
  ['nothing', null],
  ['a text', 'civic'],
  ['something of another page', { from: '/login' }],
  ['another listing', { listing: { ...listing, id: 'boat' } }],
  ['a listing of a release with other fields', { listing: { ...listing, price: '9500' } }],
  ['a price that is none', { listing: { ...listing, price: Number.NaN } }],
  ['a picture that is a script', { listing: { ...listing, imageUrl: ['javascript:alert(1)'] } }],
])('ignores %s', (_what, state) => {
  expect(parsePassedAlong(state, 'civic')).toBeUndefined()
})

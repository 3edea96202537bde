import fc from 'fast-check'
import { expect, it } from 'vitest'

import { aListing } from '#testing/a-listing.ts'
import { foundByRule, searchCases } from '#testing/search-cases.ts'
import { triesOf } from '#testing/tries-of.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'

import { isFoundBy, keysOfListing, keysOfSearch } from './search-keys.ts'
import type { SearchQuery } from './search-query.ts'

it('a listing has a key of every search that finds it', () => {
  fc.assert(
    fc.property(searchCases(12, 10), ({ listings, searches }) => {
      const keys = listings.map((listing) => ({ listing, own: new Set(keysOfListing(listing)) }))
      for (const { query } of searches) {
        const wanted = keysOfSearch(query)
        const lookedUp = keys.filter(({ own }) => wanted.some((key) => own.has(key)))
        const found = lookedUp.filter(({ listing }) => isFoundBy(listing, query, ratesInCode))
        expect(found.map(({ listing }) => listing.id).toSorted()).toEqual(
          foundByRule(listings, query).toSorted(),
        )
      }
    }),
    triesOf(130),
  )
}, 600_000)

const everything: SearchQuery = { text: '', location: 'All' }

it.each<[string, SearchQuery, readonly string[]]>([
  ['its filters, without a text', everything, ['||All|']],
  [
    'its filters, with all of them',
    { ...everything, location: 'Girne', category: 'Vehicles', condition: 'used' },
    ['|Vehicles|Girne|used'],
  ],
  [
    'the subcategory, which is narrower',
    { ...everything, category: 'Vehicles', subcategory: 'Cars for Sale' },
    ['|Vehicles>Cars for Sale|All|'],
  ],
  [
    'the rarest letters and word of a text',
    { ...everything, text: 'honda jazz' },
    ['jaz', 'has:jazz'],
  ],
  ['a tab or tile', { ...everything, text: 'Mobiles' }, ['mobiles||All|']],
  [
    'a tab or tile whose words come first',
    { ...everything, text: 'car' },
    ['car||All|', 'has:car'],
  ],
  ['a text of two letters', { ...everything, text: 'tv' }, ['tv', 'has:tv']],
  ['its filters, for a single letter', { ...everything, text: 'x' }, ['||All|', 'has:x']],
])('a search is looked up by %s', (_what, query, keys) => {
  expect(keysOfSearch(query)).toEqual(keys)
})

it('an ordinary listing has about a hundred keys', () => {
  expect(keysOfListing(aListing()).length).toBeLessThan(150)
})

import { describe, expect, it } from 'vitest'

import { aListing } from '#testing/a-listing.ts'

import { matchesSearch } from './matches-search.ts'
import type { SearchQuery } from './search-query.ts'

const civic = aListing({
  title: 'Honda Civic',
  description: 'Diesel',
  location: 'Girne',
  category: 'Vehicles',
  subCategory: 'Cars for Sale',
  condition: 'used',
})

function matches(query: Partial<SearchQuery>, listing = civic): boolean {
  return matchesSearch(listing, { text: '', location: 'All', ...query })
}

describe('matchesSearch', () => {
  it.each(['civ', 'A CIV', 'girne', 'GİRNE', 'vehic', 'for sale', '  honda ', ''])(
    'matches the text %j by title, location, category or subcategory',
    (text) => {
      expect(matches({ text })).toBe(true)
    },
  )

  it.each(['diesel', 'used', 'Ayşe', 'civic honda', 'hondacivic'])(
    'does not match the text %j: other fields are not searched, nor words separately',
    (text) => {
      expect(matches({ text })).toBe(false)
    },
  )

  it('compares location and condition for equality', () => {
    expect(matches({ location: 'Girne', condition: 'used' })).toBe(true)
    expect(matches({ location: 'Lefke' })).toBe(false)
    expect(matches({ condition: 'new' })).toBe(false)
    const { condition: _condition, ...unspecified } = civic
    expect(matches({ condition: 'used' }, unspecified)).toBe(false)
  })

  it.each(['sold', 'held', 'removed'] as const)('matches no listing that is %s', (status) => {
    expect(matches({ text: 'civic' }, aListing({ status }))).toBe(false)
  })

  it('matches a known query with the listings of its categories, and by the text', () => {
    const phone = aListing({
      title: 'Galaxy',
      category: 'Electronics',
      subCategory: 'Mobile Phones',
    })
    const jobsBiography = aListing({
      title: 'Jobs: a biography',
      category: 'Education',
      subCategory: 'Books & Study Notes',
    })
    expect(matches({ text: 'mobile & tablets' }, phone)).toBe(true)
    expect(matches({ text: 'Jobs' }, jobsBiography)).toBe(true)
    expect(matches({ text: 'Furniture & Decor' }, phone)).toBe(false)
  })

  it('applies the location to a known query as well', () => {
    expect(matches({ text: 'car', location: 'Lefke' })).toBe(false)
  })
})

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

describe('the rule of search', () => {
  it.each(['civ', 'A CIV', 'girne', 'GİRNE', 'vehic', 'for sale', '  honda ', ''])(
    'the text %j finds it by title, location, category or subcategory',
    (text) => {
      expect(matches({ text })).toBe(true)
    },
  )

  it.each(['diesel', 'used', 'Ayşe', 'civic honda', 'hondacivic'])(
    'the text %j does not: other fields are not searched, and words are no set',
    (text) => {
      expect(matches({ text })).toBe(false)
    },
  )

  it('takes location and condition as equal or not at all', () => {
    expect(matches({ location: 'Girne', condition: 'used' })).toBe(true)
    expect(matches({ location: 'Lefke' })).toBe(false)
    expect(matches({ condition: 'new' })).toBe(false)
    const { condition: _condition, ...unspecified } = civic
    expect(matches({ condition: 'used' }, unspecified)).toBe(false)
  })

  it.each(['sold', 'held'] as const)('finds no ad that is %s', (status) => {
    expect(matches({ text: 'civic' }, aListing({ status }))).toBe(false)
  })

  it('adds the ads of its categories to a known query, and keeps what the text finds', () => {
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

  it('still holds a known query to the location', () => {
    expect(matches({ text: 'car', location: 'Lefke' })).toBe(false)
  })
})

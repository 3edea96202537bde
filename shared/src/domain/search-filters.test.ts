import { describe, expect, it } from 'vitest'

import { activeFilters, searchFilters, withoutFilters } from './search-filters.ts'
import type { SearchQuery } from './search-query.ts'

const narrow: SearchQuery = {
  text: 'civic',
  location: 'Girne',
  condition: 'used',
  category: 'Vehicles',
  subcategory: 'Cars for Sale',
  price: { currency: 'GBP', max: 9000 },
  sort: 'price-up',
}
const wide: SearchQuery = { text: 'civic', location: 'All', sort: 'price-up' }

describe('activeFilters', () => {
  it('are all that narrow down the search', () => {
    expect(activeFilters(narrow)).toEqual(searchFilters)
    expect(activeFilters(wide)).toEqual([])
  })
})

describe('withoutFilters', () => {
  it('keeps text and order', () => {
    expect(withoutFilters(narrow, searchFilters)).toEqual(wide)
    expect(withoutFilters(wide, searchFilters)).toEqual(wide)
  })

  it.each(searchFilters)('keeps the other filters without %s', (name) => {
    const gone = name === 'category' ? ['category', 'subcategory'] : [name]
    expect(activeFilters(withoutFilters(narrow, [name]))).toEqual(
      searchFilters.filter((other) => !gone.includes(other)),
    )
  })
})

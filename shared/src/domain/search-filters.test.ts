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
  it('are all that narrow a search down', () => {
    expect(activeFilters(narrow)).toEqual(searchFilters)
    expect(activeFilters(wide)).toEqual([])
  })
})

describe('withoutFilters', () => {
  it('keeps the text and the order', () => {
    expect(withoutFilters(narrow, searchFilters)).toEqual(wide)
    expect(withoutFilters(wide, searchFilters)).toEqual(wide)
  })

  it.each(searchFilters)('leaves the others in force without %s', (name) => {
    const gone = name === 'category' ? ['category', 'subcategory'] : [name]
    expect(activeFilters(withoutFilters(narrow, [name]))).toEqual(
      searchFilters.filter((other) => !gone.includes(other)),
    )
  })
})

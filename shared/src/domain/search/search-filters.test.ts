import { describe, expect, it } from 'vitest'

import { activeFilters, searchFields, withoutFilters } from './search-filters.ts'
import type { SearchQuery } from './search-query.ts'

const narrow: SearchQuery = {
  text: 'civic',
  location: 'Girne',
  area: 'Alsancak',
  near: 'gau',
  condition: 'used',
  category: 'Vehicles',
  subcategory: 'Cars for Sale',
  price: { currency: 'GBP', max: 9000 },
  reduced: true,
  verified: true,
  attributes: { gearbox: 'manual', mileage: { max: 100_000 } },
  sort: 'price-up',
}
const wide: SearchQuery = { text: 'civic', location: 'All', sort: 'price-up' }

describe('activeFilters', () => {
  it('are all that narrow down the search', () => {
    expect(activeFilters(narrow)).toEqual([...searchFields, 'mileage', 'gearbox'])
    expect(activeFilters(wide)).toEqual([])
  })
})

describe('withoutFilters', () => {
  it('keeps text and order', () => {
    expect(withoutFilters(narrow, activeFilters(narrow))).toEqual(wide)
    expect(withoutFilters(wide, searchFields)).toEqual(wide)
  })

  it('keeps what was typed as long as there are filters', () => {
    const typed = 'used civic in alsancak'
    expect(withoutFilters({ ...narrow, typed }, ['district'])).toHaveProperty('typed', typed)
    expect(withoutFilters({ ...narrow, typed }, activeFilters(narrow))).toEqual(wide)
  })

  it('keeps attributes as long as the category', () => {
    expect(withoutFilters(narrow, ['subcategory']).attributes).toEqual(narrow.attributes)
    expect(withoutFilters(narrow, ['category']).attributes).toBeUndefined()
    expect(withoutFilters(narrow, ['mileage']).attributes).toEqual({ gearbox: 'manual' })
  })

  it.each(searchFields)('keeps the other filters without %s', (name) => {
    const without: Readonly<Record<string, string>> = {
      category: 'subcategory',
      location: 'district',
    }
    const gone = [name, without[name]]
    expect(activeFilters(withoutFilters({ ...narrow, attributes: {} }, [name]))).toEqual(
      searchFields.filter((other) => !gone.includes(other)),
    )
  })
})

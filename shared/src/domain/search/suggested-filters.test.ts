import { describe, expect, it } from 'vitest'

import { categoryTabs, categoryTiles } from './known-queries.ts'
import { suggestedFilters } from './suggested-filters.ts'
import { surelySuggestsFilters } from './suggests-filters.ts'
import type { SearchQuery } from './search-query.ts'
import { parseSearchQuery } from './parse-search-query.ts'
import { formatSearchQuery } from './search-query.ts'

const search = (text: string, own: Partial<SearchQuery> = {}): SearchQuery => ({
  text,
  location: 'All',
  ...own,
})

const offered = (query: SearchQuery) =>
  suggestedFilters(query).map(({ key, query: { attributes, price } }) =>
    JSON.stringify(key === 'price' ? price?.max : attributes?.[key]),
  )

describe('the filters that are offered for', () => {
  it.each([
    [
      'a tile',
      search('Property for Rent'),
      ['"1+1"', '"2+1"', '"3+1"', '"full"', '400', '600', '1000'],
    ],
    [
      'the tile of sales',
      search('Property for Sale'),
      ['"1+1"', '"2+1"', '"3+1"', '"full"', '80000', '150000', '250000'],
    ],
    [
      'typed words',
      search('girne kiralık daire'),
      ['"1+1"', '"2+1"', '"3+1"', '"full"', '400', '600', '1000'],
    ],
    [
      'a make',
      search('honda civic'),
      ['"automatic"', '{"min":2014}', '{"min":2018}', '{"max":100000}', '4000', '8000', '15000'],
    ],
    ['a tab', search('Jobs'), ['"month"', '"hour"', '{"max":20}', '{"min":40}']],
    [
      'a category',
      search('', { category: 'Vehicles' }),
      ['"automatic"', '{"min":2014}', '{"min":2018}', '{"max":100000}', '4000', '8000', '15000'],
    ],
  ])('%s', (_what, query, expected) => {
    expect(offered(query)).toEqual(expected)
  })

  it.each([
    ['things of no such category', search('sofa')],
    ['a thing beside a car', search('car battery')],
    ['a tab of several categories', search('Electronics & Appliances')],
    ['land', search('', { category: 'Real Estate', subcategory: 'Land' })],
    ['nothing', search('')],
  ])('%s: none', (_what, query) => {
    expect(offered(query)).toEqual([])
  })
})

it('what is chosen is not offered again, and each leads to a search that an address can say', () => {
  const [first] = suggestedFilters(search('girne daire'))
  expect(first?.query).toMatchObject({
    text: 'girne daire',
    category: 'Real Estate',
    subcategory: 'Apartments',
    attributes: { rooms: '1+1' },
  })
  const next = suggestedFilters({ ...search('girne daire'), ...first?.query })
  expect(next.map(({ key }) => key)).toEqual(['furnished', 'price', 'price', 'price'])
  for (const { query } of next) {
    expect(parseSearchQuery(new URLSearchParams(formatSearchQuery(query)))).toEqual(query)
  }
})

it.each([
  ...categoryTabs.map(({ query }) => search(query)),
  ...categoryTiles.map(({ name }) => search(name)),
  search('', { category: 'Jobs' }),
  search('', { category: 'Real Estate', subcategory: 'Land' }),
  search('', { category: 'Vehicles', subcategory: 'Cars for Rent' }),
  search('', { category: 'Pets' }),
  search('teapot'),
])('keeps space for the filters of %j where there are some', (query) => {
  expect(surelySuggestsFilters(query)).toBe(suggestedFilters(query).length > 0)
})

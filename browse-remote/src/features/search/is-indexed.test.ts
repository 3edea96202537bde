import { parseSearchQuery } from '@adamarket/shared/domain/search/parse-search-query.ts'
import { expect, it } from 'vitest'

import { isIndexed } from './is-indexed.ts'

it.each([
  ['all listings', '', true],
  ['a tab', 'query=Mobile+%26+Tablets', true],
  ['a category', 'category=Vehicles&subcategory=Cars+for+Sale', true],
  ['a text', 'query=civic', false],
  ['a location', 'query=car&location=Girne', false],
  ['a condition', 'condition=new', false],
  ['a price', 'min=5', false],
  ['another order', 'category=Vehicles&sort=price-up', false],
])('the results of %s: %s, indexed: %s', (_name, search, expected) => {
  expect(isIndexed(parseSearchQuery(new URLSearchParams(search)))).toBe(expected)
})

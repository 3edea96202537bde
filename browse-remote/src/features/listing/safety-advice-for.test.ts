import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { expect, it } from 'vitest'

import { safetyAdviceFor } from './safety-advice-for.ts'

it.each([
  ['Real Estate', 'Apartments', { dealType: 'rent' }, ['home', 'hold', 'contract']],
  ['Real Estate', 'Apartments', { dealType: 'sale' }, ['property', 'deed', 'contract']],
  ['Real Estate', 'Room Rentals', undefined, ['home', 'hold', 'contract']],
  ['Real Estate', 'Land', undefined, ['property', 'deed', 'contract']],
  ['Jobs', 'Full-time', undefined, ['fee', 'passport', 'terms']],
  ['Vehicles', 'Cars for Sale', undefined, ['meet', 'vehicle', 'advance']],
  ['Pets', 'Cats', undefined, ['animal', 'meet', 'advance']],
  ['Electronics', 'Laptops', undefined, ['meet', 'item', 'advance']],
  ['a category of the past', '', undefined, ['meet', 'item', 'advance']],
] as const)('advice about %s, %s with %j is %j', (category, subCategory, attributes, advice) => {
  expect(safetyAdviceFor({ category, subCategory, ...(attributes && { attributes }) })).toEqual(
    advice,
  )
})

it('mentions an item only where an item is sold', () => {
  const withItem = categoryTree.filter(({ name, subcategories }) =>
    subcategories.some((subCategory) =>
      safetyAdviceFor({ category: name, subCategory }).includes('item'),
    ),
  )
  const names = withItem.map(({ name }) => name)
  for (const name of ['Real Estate', 'Jobs', 'Services', 'Lost & Found'] as const) {
    expect(names).not.toContain(name)
  }
})

import { describe, expect, it } from 'vitest'

import { categoryTree } from '#domain/category-tree.ts'
import { isInScope } from './category-scope.ts'
import { categoryTabs, categoryTiles, knownQueryScope } from './known-queries.ts'

const queries = [...categoryTabs.map(({ query }) => query), ...categoryTiles.map((t) => t.name)]

describe('the tabs and tiles', () => {
  it('have the values of the specification, in its order', () => {
    expect(categoryTabs.map(({ query }) => query)).toEqual([
      'car',
      'Properties',
      'Mobile & Tablets',
      'Jobs',
      'Electronics & Appliances',
      'Furniture & Decor',
      'More Categories',
    ])
    expect(categoryTiles.map(({ name }) => name)).toEqual([
      'car',
      'Property for Sale',
      'Property for Rent',
      'Jobs',
      'Mobiles',
      'Electronics',
      'Furniture',
    ])
  })

  it.each(queries)('%j stands for at least one category, all of them in the tree', (query) => {
    const scope = knownQueryScope(query)
    const categories: readonly string[] = categoryTree.map(({ name }) => name)
    const subcategories: readonly string[] = categoryTree.flatMap((c) => c.subcategories)
    expect(categories).toEqual(expect.arrayContaining([...scope.categories]))
    expect(subcategories).toEqual(expect.arrayContaining([...scope.subcategories]))
    expect(scope.categories.length + scope.subcategories.length).toBeGreaterThan(0)
  })

  it('cover every category with a tab', () => {
    const unreachable = categoryTree.filter(
      ({ name, subcategories }) =>
        !categoryTabs.some(({ scope }) =>
          subcategories.some((subCategory) => isInScope(scope, { category: name, subCategory })),
        ),
    )
    expect(unreachable).toEqual([])
  })

  it('mean the same for a tab and a tile with the same value', () => {
    const pairs = categoryTiles.flatMap((tile) =>
      categoryTabs.filter(({ query }) => query === tile.name).map((tab) => ({ tab, tile })),
    )
    expect(pairs).not.toEqual([])
    for (const { tab, tile } of pairs) expect(tab.scope).toEqual(tile.scope)
  })
})

describe('knownQueryScope', () => {
  it('ignores case and surrounding space', () => {
    expect(knownQueryScope(' MORE categories ')).toEqual(knownQueryScope('More Categories'))
  })

  it.each(['civic', 'cars', '', '__proto__', 'constructor'])(
    '%j stands for no category',
    (query) => {
      expect(knownQueryScope(query)).toEqual({ categories: [], subcategories: [] })
    },
  )
})

describe('isInScope', () => {
  it('accepts a subcategory only within its own category', () => {
    const scope = knownQueryScope('Mobiles')
    expect(isInScope(scope, { category: 'Electronics', subCategory: 'Mobile Phones' })).toBe(true)
    expect(isInScope(scope, { category: 'Education', subCategory: 'Mobile Phones' })).toBe(false)
  })

  it.each([
    ['Apartments', 'rent', 'Property for Rent'],
    ['Houses', 'daily', 'Property for Rent'],
    ['Apartments', 'sale', 'Property for Sale'],
    ['Commercial Properties', 'transfer', 'Property for Sale'],
    ['Land', undefined, 'Property for Sale'],
    ['Room Rentals', undefined, 'Property for Rent'],
  ])('finds %s (%s) with the tile %s alone, and with the tab', (subCategory, dealType, tile) => {
    const home = {
      category: 'Real Estate',
      subCategory,
      ...(dealType !== undefined && { attributes: { dealType } }),
    }
    const found = queries.filter((query) => isInScope(knownQueryScope(query), home))
    expect(found).toEqual(['Properties', tile])
  })
})

describe('the category tree', () => {
  it('has 13 categories and no subcategory twice, so that a subcategory determines its category', () => {
    const subcategories = categoryTree.flatMap((category) => [...category.subcategories])
    expect(categoryTree).toHaveLength(13)
    expect(subcategories).toHaveLength(new Set(subcategories).size)
  })
})

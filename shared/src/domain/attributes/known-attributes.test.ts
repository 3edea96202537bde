import { describe, expect, it } from 'vitest'

import { categoryTree } from '#domain/category-tree.ts'
import { aListing } from '#testing/a-listing.ts'

import type { AttributeDefinition } from './definitions.ts'
import { definitions } from './definitions.ts'
import type { FilterKind } from './filter-kinds.ts'
import { filterKinds } from './filter-kinds.ts'
import { attributeKeys, filtersOfCategory, knownAttributes } from './known-attributes.ts'
import type { Attributes } from './stored-attributes.ts'
import { maxAttributes } from './stored-attributes.ts'
import { units } from './units.ts'

const all = Object.entries<AttributeDefinition>(definitions)
const subcategories = categoryTree.flatMap((category) => [...category.subcategories])

describe('the table of attributes', () => {
  it('has a use for each attribute', () => {
    const used = new Set(subcategories.flatMap((name) => attributeKeys(name)))
    expect(Object.keys(definitions).filter((key) => key !== 'year')).toEqual(
      expect.arrayContaining([...used]),
    )
    expect(used.size).toBe(Object.keys(definitions).length - 1)
  })

  it('gives no subcategory more attributes than a listing may have', () => {
    const max = Math.max(...subcategories.map((name) => attributeKeys(name).length))
    expect(max).toBeLessThanOrEqual(maxAttributes)
  })

  it('has units for numbers only', () => {
    const numbers = all.flatMap(([key, { kind }]) => (kind === 'number' ? [key] : []))
    expect(numbers).toEqual(expect.arrayContaining(Object.keys(units)))
  })

  it('filters by codes, by yes, and by steps in order and within the bounds', () => {
    const filters = Object.entries<FilterKind>(filterKinds)
    const fitting = filters.map(([key, kind]) => [key, fittingKind(new Map(all).get(key), kind)])
    expect(fitting).toEqual(filters)
  })
})

/** The kind of a filter if it fits the attribute, or what of it does. */
function fittingKind(definition: AttributeDefinition | undefined, kind: FilterKind) {
  if (definition?.kind === 'flag') return 'yes'
  if (definition?.kind === 'choice' || definition?.kind === 'text') return 'code'
  if (definition?.kind !== 'number' || typeof kind === 'string') return undefined
  const { min, max } = definition
  return kind.filter((one) => one >= min && one <= max).toSorted((a, b) => a - b)
}

describe('knownAttributes', () => {
  it('are those of the subcategory, in the order of the form', () => {
    const attributes = {
      gearbox: 'automatic',
      mileage: 84_000,
      rooms: '2+1',
      delivery: true,
    } as const
    expect(knownAttributes(aListing({ attributes }))).toEqual([
      { key: 'mileage', value: 84_000 },
      { key: 'gearbox', value: 'automatic' },
    ])
  })

  it.each<Attributes>([
    { gearbox: 'Automatic' },
    { gearbox: 7 },
    { mileage: -1 },
    { mileage: 1_000_000 },
    { mileage: '84000' },
    { unknown: 'x' },
    { year: 2016 },
    { constructor: 'x' },
    { model: '' },
    { model: ' Civic' },
    { model: 'Civic<b>' },
    { model: 'Civic, automatic' },
    { inspection: '2027-13' },
    { inspection: 'March' },
  ])('leave out %j', (attributes) => {
    expect(knownAttributes({ subCategory: 'Cars for Sale', attributes })).toEqual([])
  })

  it('have names of models as they were typed, and months', () => {
    const attributes = { model: 'Range Rover 2.0 d/4', inspection: '2027-03' }
    const known = knownAttributes({ subCategory: 'Cars for Sale', attributes })
    expect(Object.fromEntries(known.map(({ key, value }) => [key, value]))).toEqual(attributes)
  })

  it('are none for a subcategory that does not exist', () => {
    expect(knownAttributes({ subCategory: 'constructor', attributes: { a: 1 } })).toEqual([])
  })
})

describe('filtersOfCategory', () => {
  it('are those of the subcategory, without attributes that are only shown', () => {
    expect(filtersOfCategory('Real Estate', 'Apartments')).toContain('rooms')
    expect(filtersOfCategory('Real Estate', 'Apartments')).not.toContain('floor')
    expect(filtersOfCategory('Services', 'Home Cleaning')).not.toContain('priceUnit')
    expect(filtersOfCategory('Vehicles', 'Cars for Sale')).toContain('year')
  })

  it('are those that half of the subcategories have when only the category is known', () => {
    expect(filtersOfCategory('Real Estate')).toEqual(expect.arrayContaining(['dealType', 'area']))
    expect(filtersOfCategory('Real Estate')).not.toContain('zoning')
    expect(filtersOfCategory('Real Estate').slice(0, 3)).toEqual(['dealType', 'rooms', 'furnished'])
    expect(filtersOfCategory('Vehicles')).toContain('gearbox')
  })
})

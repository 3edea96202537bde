import { describe, expect, it } from 'vitest'

import { categoryTree } from '#domain/category-tree.ts'
import { aListing } from '#testing/a-listing.ts'

import type { AttributeDefinition } from './definitions.ts'
import { definitions } from './definitions.ts'
import { attributeKeys, knownAttributes } from './known-attributes.ts'
import type { Attributes } from './stored-attributes.ts'
import { mostAttributes } from './stored-attributes.ts'
import { units } from './units.ts'

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
    const most = Math.max(...subcategories.map((name) => attributeKeys(name).length))
    expect(most).toBeLessThanOrEqual(mostAttributes)
  })

  it('has units for numbers only, and steps in order and within the bounds', () => {
    const all = Object.entries<AttributeDefinition>(definitions)
    const numbers = all.flatMap(([key, one]) => (one.kind === 'number' ? [{ key, ...one }] : []))
    for (const { min, max, steps = [] } of numbers) {
      const within = steps.filter((one) => one >= min && one <= max)
      expect(within.toSorted((a, b) => a - b)).toEqual(steps)
    }
    expect(numbers.map(({ key }) => key)).toEqual(expect.arrayContaining(Object.keys(units)))
  })
})

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
  ])('leave out %j', (attributes) => {
    expect(knownAttributes({ subCategory: 'Cars for Sale', attributes })).toEqual([])
  })

  it('are none of a subcategory that does not exist', () => {
    expect(knownAttributes({ subCategory: 'constructor', attributes: { a: 1 } })).toEqual([])
  })
})

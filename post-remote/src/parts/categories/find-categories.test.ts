import { describe, expect, it } from 'vitest'

import { findCategories } from '#parts/categories/find-categories.ts'

const namesOf = (text: string) =>
  findCategories(text).map(({ category, subcategory }) => `${category} / ${subcategory}`)

describe('findCategories', () => {
  it.each([
    ['laptop', 'Electronics / Laptops'],
    ['KEDİ', 'Pets / Cats'],
    ['kedi', 'Pets / Cats'],
    ['akü', 'Vehicles / Tyres, Batteries, Oils, & Accessories'],
    ['aku', 'Vehicles / Tyres, Batteries, Oils, & Accessories'],
    ["men's shoes", "Fashion / Men's Clothing & Shoes"],
    ['self-care skin', 'Self-Care / Skincare'],
  ])('%s means %s', (text, first) => {
    expect(namesOf(text)[0]).toBe(first)
  })

  it('finds what a category holds, after what has the word in its own name', () => {
    const names = namesOf('furniture')
    expect(names[0]).toBe('Furniture / Other Furniture')
    expect(names).toContain('Furniture / Sofas')
  })

  it.each(['', '   ', 'zeppelin', 'laptop zeppelin'])('finds nothing for %j', (text) => {
    expect(namesOf(text)).toEqual([])
  })
})

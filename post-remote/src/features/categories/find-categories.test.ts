import { describe, expect, it } from 'vitest'

import { findCategories } from './find-categories.ts'

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
  ])('finds for %s first %s', (text, first) => {
    expect(namesOf(text)[0]).toBe(first)
  })

  it('lists matches by subcategory name before matches by category name', () => {
    const names = namesOf('furniture')
    expect(names[0]).toBe('Furniture / Other Furniture')
    expect(names).toContain('Furniture / Sofas')
  })

  it.each(['', '   ', 'zeppelin', 'laptop zeppelin'])('finds nothing for %j', (text) => {
    expect(namesOf(text)).toEqual([])
  })
})

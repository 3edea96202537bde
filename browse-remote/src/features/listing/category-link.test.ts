import { expect, it } from 'vitest'

import { categoryLink } from './category-link.ts'

it.each([
  [
    'Vehicles',
    'Cars for Sale',
    'query=&location=All&category=Vehicles&subcategory=Cars%20for%20Sale',
  ],
  ['Vehicles', '', 'query=&location=All&category=Vehicles'],
  ['Vehicles', 'Flying carpets', 'query=Flying%20carpets&location=All'],
  ['Spaceships', '', 'query=Spaceships&location=All'],
])(
  'of "%s" and "%s" is the filter, or a text for an unknown one',
  (category, subCategory, query) => {
    expect(categoryLink({ category, subCategory })).toBe(`/search?${query}`)
  },
)

import { expect, it } from 'vitest'

import { categoryTree } from '#domain/category-tree.ts'
import { findListings } from '#domain/search/find-listings.ts'
import { languages } from '#domain/languages.ts'
import { cities } from '#domain/location.ts'
import { aListing } from '#testing/a-listing.ts'

import { placeName } from './place-name.ts'
import { withTranslation } from './translate-search.ts'
import { namesOfCategory } from './all-category-names.ts'

const pairs = categoryTree.flatMap(({ name, subcategories }) =>
  subcategories.map((subCategory) => [name, subCategory] as const),
)
const listings = pairs.map(([category, subCategory]) =>
  aListing({ id: subCategory, title: 'Title', category, subCategory }),
)

function found(text: string): readonly string[] {
  return findListings(listings, withTranslation({ text, location: 'All' })).map(({ id }) => id)
}

it.each(pairs)('the names of %s and %s find their listings in all languages', (...names) => {
  const [, subCategory] = names
  for (const name of names.flatMap(namesOfCategory)) {
    expect({ name, found: found(name) }).toEqual({
      name,
      found: expect.arrayContaining([subCategory]),
    })
  }
})

it.each(cities)('the names of %s find its listings in all languages', (location) => {
  for (const text of [location, ...languages.map((language) => placeName(location, language))]) {
    const query = withTranslation({ text, location: 'All' })
    expect(findListings([aListing({ location })], query)).toHaveLength(1)
  }
})

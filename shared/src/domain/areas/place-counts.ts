import type { Category, Subcategory } from '#domain/category-tree.ts'
import { categoryTree, parseCategory, parseSubcategory } from '#domain/category-tree.ts'
import { parseLocation } from '#domain/location.ts'
import type { StoredFields } from '#domain/stored-fields.ts'

/** How many active listings each place has that has any, by {@link placeKey}. */
export type PlaceCounts = Readonly<Record<string, number>>

/** The collection of the documents with the counts: of all listings, of each category and of each subcategory. */
export const placeCountsCollection = 'placeCounts'

/** The id of the document with the counts of a category, of one of its subcategories, or of all listings. */
export function placeCountsId(category?: Category, subcategory?: Subcategory): string {
  if (category === undefined) return 'all'
  return subcategory === undefined ? category : `${category}: ${subcategory}`
}

/** Where a listing is, and what it is. */
export type Placed = {
  readonly category: string
  readonly subCategory: string
  readonly location: string
  readonly area?: string | undefined
}

export function placeKey(location: string, area?: string): string {
  return area === undefined ? location : `${location}/${area}`
}

/** The counts in a document; what is no count is left out. */
export function decodePlaceCounts(fields: StoredFields = {}): PlaceCounts {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([place, count]) =>
      typeof count === 'number' && count > 0 ? [[place, count]] : [],
    ),
  )
}

/** The documents in which a listing is counted: of all listings, and of those in its category and subcategory. */
export function scopesOf(placed: Pick<Placed, 'category' | 'subCategory'>): readonly PlaceScope[] {
  const category = parseCategory(placed.category)
  const subcategory = category && parseSubcategory(category, placed.subCategory)
  return [
    {},
    ...(category ? [{ category }] : []),
    ...(subcategory ? [{ category, subcategory }] : []),
  ]
}

type PlaceScope = { readonly category?: Category; readonly subcategory?: Subcategory }

const everyScope: readonly PlaceScope[] = [
  {},
  ...categoryTree.flatMap(({ name: category, subcategories }) => [
    { category },
    ...subcategories.map((subcategory) => ({ category, subcategory })),
  ]),
]

/** Counts listings: for each document, even an empty one, what it should say. */
export function countPlaces(placed: Iterable<Placed>): ReadonlyMap<string, PlaceCounts> {
  const counts = new Map<string, Record<string, number>>(
    everyScope.map(({ category, subcategory }) => [placeCountsId(category, subcategory), {}]),
  )
  for (const one of placed) {
    for (const { category, subcategory } of scopesOf(one)) {
      const ofDocument = counts.get(placeCountsId(category, subcategory)) ?? {}
      for (const place of placesOf(one)) ofDocument[place] = (ofDocument[place] ?? 0) + 1
    }
  }
  return counts
}

function placesOf({ location, area }: Placed): readonly string[] {
  if (parseLocation(location) === 'All') return []
  return [placeKey(location), ...(area === undefined ? [] : [placeKey(location, area)])]
}

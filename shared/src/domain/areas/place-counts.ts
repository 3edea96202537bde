import { categoryTree } from '#domain/category-tree.ts'
import { parseLocation } from '#domain/location.ts'
import type { StoredFields } from '#domain/stored-fields.ts'

/** How many active listings each place has that has any, by {@link placeKey}. */
export type PlaceCounts = Readonly<Record<string, number>>

/** The documents with the counts: one of all listings, and one of each category by its name. */
export const placeCountsIn = { collection: 'placeCounts', all: 'all' } as const

/** Where a listing is, and what it is. */
export type Placed = {
  readonly category: string
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

/** The ids of the documents in which a listing is counted. */
export function documentsOf({ category }: Pick<Placed, 'category'>): readonly string[] {
  const isKnown = categoryTree.some(({ name }) => name === category)
  return isKnown ? [placeCountsIn.all, category] : [placeCountsIn.all]
}

/** Counts listings: for each document, even an empty one, what it should say. */
export function countPlaces(placed: Iterable<Placed>): ReadonlyMap<string, PlaceCounts> {
  const counts = new Map<string, Record<string, number>>(
    [placeCountsIn.all, ...categoryTree.map(({ name }) => name)].map((id) => [id, {}]),
  )
  for (const one of placed) {
    for (const id of documentsOf(one)) {
      const ofDocument = counts.get(id) ?? {}
      for (const place of placesOf(one)) ofDocument[place] = (ofDocument[place] ?? 0) + 1
    }
  }
  return counts
}

function placesOf({ location, area }: Placed): readonly string[] {
  if (parseLocation(location) === 'All') return []
  return [placeKey(location), ...(area === undefined ? [] : [placeKey(location, area)])]
}

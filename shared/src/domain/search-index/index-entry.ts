import type { Listing } from '#domain/listing.ts'
import type { SortOrder } from '#domain/search-query.ts'
import { sortOrders } from '#domain/search-query.ts'

import { entryId } from './entry-id.ts'
import { priceBuckets } from './price-buckets.ts'
import { termsOfListing } from './terms.ts'

/**
 * An ad as the index of search holds it, once for each order. It carries the whole ad, so that a
 * result costs one read, and what a query looks it up by.
 */
export type IndexEntry = {
  /** The id of the ad. */
  readonly postId: string
  /** As `decodeListing` reads it. */
  readonly listing: Omit<Listing, 'id'>
  readonly terms: Readonly<Record<string, true>>
  readonly facets: Pick<Listing, 'location' | 'condition' | 'category' | 'subCategory' | 'currency'>
  /** In the order `newest` alone: in the others a range of prices is a range of ids. */
  readonly priceBuckets?: Readonly<Record<string, true>>
}

/** The collection that an order's entries are in. */
export function entriesPath(order: SortOrder): string {
  return `searchIndex/${order}/searchEntries`
}

/** The entries of an ad by the paths of their documents; none when no search finds the ad. */
export function indexEntries(listing: Listing): ReadonlyMap<string, IndexEntry> {
  const { id: postId, ...rest } = listing
  const { location, condition, category, subCategory, currency, price } = listing
  if (listing.status !== 'active') return new Map()
  const entry: IndexEntry = {
    postId,
    listing: rest,
    terms: Object.fromEntries([...termsOfListing(listing)].map((term) => [term, true])),
    facets: { location, ...(condition && { condition }), category, subCategory, currency },
  }
  return new Map(
    sortOrders.flatMap((order) => {
      const id = entryId(order, listing)
      if (id === undefined) return []
      const buckets = order === 'newest' && { priceBuckets: priceBuckets(price) }
      return [[`${entriesPath(order)}/${id}`, { ...entry, ...buckets }] as const]
    }),
  )
}

import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { withoutNumber } from '#domain/listing/listing.ts'
import { reducedFrom } from '#domain/listing/reduced-price.ts'
import { roughDollars } from '#domain/money/convert-money.ts'
import { areaOf } from '#domain/search/area-of.ts'
import { nearValues } from '#domain/search/landmarks-of.ts'
import { wordsOfListing } from '#domain/search/words-of-listing.ts'

import { attributeTerms, nearTerm } from './attribute-terms.ts'
import { entryId } from './entry-id.ts'
import { costTerms } from './cost-terms.ts'
import { entriesPath, entryOrders } from './entry-path.ts'
import { priceBuckets } from './price-buckets.ts'
import { termsOfListing } from './terms.ts'

/**
 * A listing in the search index, once for each order. It contains what a list shows, so that a result
 * costs one read, and the fields that queries filter by.
 */
export type IndexEntry = {
  /** The id of the listing. */
  readonly postId: string
  /** As `decodeListing` returns it, without the phone number. */
  readonly listing: Omit<Listing, 'id'>
  readonly terms: Readonly<Record<string, true>>
  readonly facets: Pick<Listing, 'location' | 'area' | 'condition' | 'category' | 'subCategory'> & {
    readonly reduced?: true
    readonly verified?: true
  }
  /** The terms of its attributes, of what is near a home, and of what a rental costs; absent without any. */
  readonly attributeTerms?: Readonly<Record<string, true>>
  /** Only in the order `newest`: in the others a range of prices is a range of ids. */
  readonly priceBuckets?: Readonly<Record<string, true>>
}

/** The entries of a listing by their document paths; none when no search finds the listing. */
export function indexEntries(
  listing: Listing,
  rates: ExchangeRates = ratesInCode,
): ReadonlyMap<string, IndexEntry> {
  const { id: postId, ...rest } = withoutNumber(listing)
  const { location, condition, category, subCategory, currency, price } = listing
  if (listing.status !== 'active') return new Map()
  const ofAttributes = [
    ...attributeTerms(listing),
    ...[...nearValues(listing)].map(nearTerm),
    ...costTerms(listing, rates),
  ]
  const area = areaOf(listing)
  const worth = roughDollars({ amount: price, currency }, rates)
  const entry: IndexEntry = {
    postId,
    listing: rest,
    terms: Object.fromEntries(
      [...termsOfListing(listing, wordsOfListing(listing))].map((term) => [term, true]),
    ),
    facets: {
      location,
      ...(area !== undefined && { area }),
      ...(condition && { condition }),
      category,
      subCategory,
      ...(reducedFrom(listing) !== undefined && { reduced: true as const }),
      ...(listing.phoneVerified && { verified: true as const }),
    },
    ...(ofAttributes.length > 0 && {
      attributeTerms: Object.fromEntries(ofAttributes.map((term) => [term, true])),
    }),
  }
  return new Map(
    entryOrders.flatMap((order) => {
      const id = entryId(order, listing, rates)
      if (id === undefined) return []
      const buckets = order === 'newest' && { priceBuckets: priceBuckets(worth) }
      return [[`${entriesPath(order)}/${id}`, { ...entry, ...buckets }] as const]
    }),
  )
}

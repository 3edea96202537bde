import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { roughRange } from '#domain/search/matches-search.ts'
import type { SearchQuery, SortOrder } from '#domain/search/search-query.ts'
import { bestMatch, orderOf } from '#domain/search/search-query.ts'

import { termsOfFilters } from './attribute-terms.ts'
import { worthRange } from './entry-id.ts'
import { bucketOfRange } from './price-buckets.ts'

/** A field of an entry and the value it must equal. */
export type LookupFilter = {
  readonly path: readonly [string, string]
  readonly is: string | true
}

/**
 * A query on the index: entries of one order, ascending by id. Firestore's single-field indexes answer
 * it.
 */
export type Lookup = {
  readonly order: SortOrder
  readonly filters: readonly LookupFilter[]
  /** The first id. */
  readonly from?: string
  /** The id after the last. */
  readonly to?: string
}

/**
 * The look-up whose answer contains every listing with these terms that the filters of a query let through, and as
 * few others as can be excluded beforehand. Undefined when no listing can be found.
 */
export function lookupOf(
  query: SearchQuery,
  terms: readonly string[],
  rates: ExchangeRates,
): Lookup | undefined {
  const { location, area, condition, category, subcategory, price, reduced } = query
  const order = entriesOrderOf(query)
  const facets = {
    ...(location !== 'All' && { location }),
    ...(area !== undefined && { area }),
    ...(condition && { condition }),
    ...(category && { category }),
    ...(subcategory && { subCategory: subcategory }),
    ...(reduced && { reduced }),
  }
  const filters: LookupFilter[] = [
    ...terms.map((term) => ({ path: ['terms', term], is: true }) as const),
    ...Object.entries(facets).map(([name, is]) => ({ path: ['facets', name], is }) as const),
    ...termsOfFilters(query.attributes).terms.map(
      (term) => ({ path: ['attributeTerms', term], is: true }) as const,
    ),
  ]
  if (!price) return { order, filters }

  const { min, max } = roughRange(price, rates)
  if (!(min <= max)) return undefined
  if (order !== 'newest') return { order, filters, ...worthRange(order, min, max) }
  const bucket: LookupFilter = { path: ['priceBuckets', bucketOfRange(min, max)], is: true }
  return { order, filters: [...filters, bucket] }
}

/** The order of the entries that a search reads: what matches equally well is newest first. */
export function entriesOrderOf(query: SearchQuery): SortOrder {
  const order = orderOf(query)
  return order === bestMatch ? 'newest' : order
}

import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { roughRange } from '#domain/search/matches-search.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'

import { nearTerm, termsOfFilters } from './attribute-terms.ts'
import { termsOfCost } from './cost-terms.ts'
import { worthRange } from './entry-id.ts'
import type { EntryOrder } from './entry-path.ts'
import { entriesOrderOf } from './entry-path.ts'
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
  readonly order: EntryOrder
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
  const { location, area, near, condition, category, subcategory, cost, price } = query
  const { reduced, verified } = query
  const order = entriesOrderOf(query)
  const facets = {
    ...(location !== 'All' && { location }),
    ...(area !== undefined && { area }),
    ...(condition && { condition }),
    ...(category && { category }),
    ...(subcategory && { subCategory: subcategory }),
    ...(reduced && { reduced }),
    ...(verified && { verified }),
  }
  const filters: LookupFilter[] = [
    ...terms.map((term) => ({ path: ['terms', term], is: true }) as const),
    ...Object.entries(facets).map(([name, is]) => ({ path: ['facets', name], is }) as const),
    ...[...(near ? [nearTerm(near)] : []), ...termsOfFilters(query.attributes).terms].map(
      (term) => ({ path: ['attributeTerms', term], is: true }) as const,
    ),
  ]
  if (!price && !(cost && order === 'newest')) return { order, filters }

  const { min, max } = price ? roughRange(price, rates) : { min: 0, max: Infinity }
  if (!(min <= max)) return undefined
  if (order !== 'newest') return { order, filters, ...worthRange(order, min, max) }
  if (cost) {
    const ofCost = termsOfCost(cost, min, max).map((term): LookupFilter => ({
      path: ['attributeTerms', term],
      is: true,
    }))
    return { order, filters: [...filters, ...ofCost] }
  }
  const bucket: LookupFilter = { path: ['priceBuckets', bucketOfRange(min, max)], is: true }
  return { order, filters: [...filters, bucket] }
}

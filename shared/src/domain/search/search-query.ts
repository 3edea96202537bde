import type { AttributeFilters } from '#domain/attributes/attribute-filters.ts'
import { attributeParams } from '#domain/attributes/attribute-filters.ts'
import type { ReadableParams } from '#domain/attributes/parse-attribute-filters.ts'
import type { Category, Subcategory } from '#domain/category-tree.ts'
import type { Condition } from '#domain/listing/condition.ts'
import { cutText } from '#domain/text/cut-text.ts'
import { encodeUrlText } from '#domain/text/encode-url-text.ts'
import { listingLimits } from '#domain/listing/listing-limits.ts'
import type { SelectedLocation } from '#domain/location.ts'
import type { Currency } from '#domain/money/money.ts'
import type { RentCost } from '#domain/money/rent-costs.ts'
import { oneLine } from '#domain/text/one-line.ts'

/** The orders of a result list that does not depend on a text. Listings that compare equal are newest first. */
export const sortOrders = ['newest', 'price-up', 'price-down'] as const

export type SortOrder = (typeof sortOrders)[number]

/** The order of a search with a text, unless another one is chosen. */
export const bestMatch = 'best-match'

/** A range of prices, bounds included. Prices in other currencies are compared by their rough worth. */
export type PriceRange = {
  /** The one that the bounds are given in. */
  readonly currency: Currency
  /** In units of the currency, not cents, like {@link PriceRange.max}; absent: no lower bound. */
  readonly min?: number
  readonly max?: number
}

/**
 * The length of a search text, in characters: that of the longest title. What follows in an address is ignored, since
 * the work for a search grows with its text (specification, section 9).
 */
export const maxSearchTextLength = listingLimits.titleLength

/** What a visitor searches for. The URL of the search page is its only source. */
export type SearchQuery = {
  /** Trimmed, with up to {@link maxSearchTextLength} characters; an empty text matches every listing. */
  readonly text: string
  /** All that the visitor typed, when some of it is filters by now: the search box keeps it. */
  readonly typed?: string
  /** What is searched by instead of a text in another script, the best first. Not in the URL. */
  readonly translated?: { readonly from: string; readonly to: readonly string[] }
  readonly location: SelectedLocation
  /** One of {@link SearchQuery.location}'s, else no listing is found; absent: all of it. */
  readonly area?: string
  /** The code of a landmark that a home is near, or a kind of them; of another word no listing is found. Absent: anywhere. */
  readonly near?: string
  /** Absent: all conditions. */
  readonly condition?: Condition
  /** Absent: all categories. */
  readonly category?: Category
  /** One of {@link SearchQuery.category}'s; absent without it. */
  readonly subcategory?: Subcategory
  /**
   * What {@link SearchQuery.price} and an order by price are about, instead of the price. Listings that do not state
   * it are not found.
   */
  readonly cost?: RentCost
  /** Absent: all prices. */
  readonly price?: PriceRange
  /** Only listings whose price is reduced. */
  readonly reduced?: true
  /** Only listings of sellers who have verified the phone number. */
  readonly verified?: true
  /** The attributes that listings of {@link SearchQuery.category} must have; absent without it. */
  readonly attributes?: AttributeFilters
  /** Absent: the default, see {@link orderOf}. `newest` only with a text. */
  readonly sort?: SortOrder
}

/** The texts that a query searches by, in the order of their results. */
export function textsOf({ text, translated }: SearchQuery): readonly string[] {
  return translated?.from === text ? translated.to : [text]
}

/** The order of the results: without a chosen one, best match if there is a text, and otherwise newest. */
export function orderOf({ text, sort }: SearchQuery): SortOrder | typeof bestMatch {
  return sort ?? (text === '' ? 'newest' : bestMatch)
}

/** Only the text: what reads the whole query, `parse-search-query.ts`, is much larger. */
export function parseSearchText(params: ReadableParams, name: 'query' | 'typed' = 'query'): string {
  // Cut first: an address may be long.
  const text = oneLine(cutText(params.get(name)?.trim() ?? '', maxSearchTextLength))
  return cutText(text, maxSearchTextLength).trim()
}

/**
 * Reads where the results begin, the parameter `after`: a cursor of `ListingsPort.search`, which may be of another
 * search. Absent: at the first one.
 */
export function parseResultsStart(params: ReadableParams): string | undefined {
  return params.get('after') || undefined
}

/**
 * The parameters of the search page, without `?`. Always has `query` and `location`.
 *
 * @param after where the results begin, see {@link parseResultsStart}
 */
export function formatSearchQuery(query: SearchQuery, after?: string): string {
  const { text, typed, location, area, near, condition, category, subcategory } = query
  const { cost, price, reduced, verified } = query
  const pairs: readonly (readonly [string, string | number | undefined])[] = [
    ['query', text],
    ['location', location],
    ['area', area],
    ['near', near],
    ['condition', condition],
    ['category', category],
    ['subcategory', subcategory],
    ['cost', cost],
    ['currency', price?.currency],
    ['min', price?.min],
    ['max', price?.max],
    ['reduced', reduced && 'yes'],
    ['verified', verified && 'yes'],
    ...attributeParams(query.attributes),
    ['sort', query.sort],
    ['typed', typed],
    ['after', after],
  ]
  return pairs
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeUrlText(String(value))}`],
    )
    .join('&')
}

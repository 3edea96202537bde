import type { Category, Subcategory } from './category-tree.ts'
import { parseCategory, parseSubcategory } from './category-tree.ts'
import type { Condition } from './condition.ts'
import { parseCondition } from './condition.ts'
import { encodeUrlText } from './encode-url-text.ts'
import { listingLimits } from './listing-limits.ts'
import type { SelectedLocation } from './location.ts'
import { parseLocation } from './location.ts'
import type { Currency } from './money.ts'
import { parseCurrency } from './money.ts'

/** The orders of a result list; the first is the default. Ads at the same place are newest first. */
export const sortOrders = ['newest', 'price-up', 'price-down'] as const

export type SortOrder = (typeof sortOrders)[number]

/** A range of prices, both ends included. Only ads priced in its currency are in it. */
export type PriceRange = {
  readonly currency: Currency
  /** In units of the currency, not cents, as is {@link PriceRange.max}; absent: no lower end. */
  readonly min?: number
  readonly max?: number
}

/** What a visitor searches for. The URL of the result page is its one home. */
export type SearchQuery = {
  /** Trimmed; empty finds every ad. */
  readonly text: string
  readonly location: SelectedLocation
  /** Absent: all conditions. */
  readonly condition?: Condition
  /** Absent: all categories. */
  readonly category?: Category
  /** One of {@link SearchQuery.category}; never there without it. */
  readonly subcategory?: Subcategory
  /** Absent: all prices, in every currency. */
  readonly price?: PriceRange
  /** Absent: `newest`. */
  readonly sort?: Exclude<SortOrder, 'newest'>
}

/** The part of `URLSearchParams` that parsing needs; the domain knows no DOM. */
type ReadableParams = { get(name: string): string | null }

/**
 * Reads the parameters of `/search?query=...&location=...` (specification, section 2) and ours beside
 * them: condition, category, subcategory, currency, min, max, sort. Nothing fails: what is not
 * understood is left out.
 */
export function parseSearchQuery(params: ReadableParams): SearchQuery {
  const condition = parseCondition(params.get('condition'))
  const category = parseCategory(params.get('category'))
  const subcategory = category && parseSubcategory(category, params.get('subcategory'))
  const price = parsePriceRange(params)
  const sort = parseSort(params.get('sort'))
  return {
    text: params.get('query')?.trim() ?? '',
    location: parseLocation(params.get('location')),
    ...(condition && { condition }),
    ...(category && { category }),
    ...(subcategory && { subcategory }),
    ...(price && { price }),
    ...(sort && { sort }),
  }
}

/** The parameters of the result page, `?` left out. `query` and `location` are always there. */
export function formatSearchQuery(query: SearchQuery): string {
  const { text, location, condition, category, subcategory, price, sort } = query
  const pairs: readonly (readonly [string, string | number | undefined])[] = [
    ['query', text],
    ['location', location],
    ['condition', condition],
    ['category', category],
    ['subcategory', subcategory],
    ['currency', price?.currency],
    ['min', price?.min],
    ['max', price?.max],
    ['sort', sort],
  ]
  return pairs
    .flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeUrlText(String(value))}`],
    )
    .join('&')
}

function parseSort(text: string | null): SearchQuery['sort'] {
  return sortOrders.filter((order) => order !== 'newest').find((order) => order === text)
}

function parsePriceRange(params: ReadableParams): PriceRange | undefined {
  const currency = parseCurrency(params.get('currency'))
  if (!currency) return undefined
  const min = parseBound(params.get('min'))
  const max = parseBound(params.get('max'))
  return { currency, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function parseBound(text: string | null): number | undefined {
  if (text === null || !/^\d{1,12}(\.\d{1,2})?$/.test(text)) return undefined
  return Math.min(Number(text), listingLimits.priceBelow)
}

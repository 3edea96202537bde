import { matchesAttributes } from '#domain/attributes/attribute-filters.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { reducedFrom } from '#domain/listing/reduced-price.ts'
import { roughDollars } from '#domain/money/convert-money.ts'
import type { Money } from '#domain/money/money.ts'
import type { RentCost } from '#domain/money/rent-costs.ts'
import { rentCostOf } from '#domain/money/rent-costs.ts'

import { isInScope } from './category-scope.ts'
import { knownQueryScope } from './known-queries.ts'
import type { PriceRange, SearchQuery } from './search-query.ts'

export type SearchedText = Pick<
  Listing,
  'title' | 'location' | 'area' | 'category' | 'subCategory' | 'attributes'
> &
  Partial<Pick<Listing, 'id' | 'condition' | 'paymentOptions'>>

type FilteredFields = SearchedText &
  Pick<
    Listing,
    'condition' | 'status' | 'price' | 'currency' | 'earlierPrices' | 'phoneVerified' | 'year'
  >

/**
 * The part of the rule of search that concerns the filters (specification, section 7.2): location, condition,
 * category and subcategory are the chosen ones, attributes have the chosen value or are in its range, and the
 * price is in the range, by its rough worth in another currency, and is reduced if it must be; the phone number is verified
 * if it must be. Sold and held listings never match. With a cost, that is compared instead of the price.
 * Neither the area nor what is near is compared: that takes the tables of both, which an index entry already has applied (`areaOf`,
 * `landmarksOf`).
 */
export function matchesFilters(
  listing: FilteredFields,
  query: SearchQuery,
  rates: ExchangeRates = ratesInCode,
): boolean {
  if (listing.status !== 'active') return false
  if (query.location !== 'All' && listing.location !== query.location) return false
  if (query.condition && listing.condition !== query.condition) return false
  if (query.category && listing.category !== query.category) return false
  if (query.subcategory && listing.subCategory !== query.subcategory) return false
  if (query.attributes && !matchesAttributes(listing, query.attributes)) return false
  if (query.reduced && reducedFrom(listing) === undefined) return false
  if (query.verified && !listing.phoneVerified) return false
  if (!query.cost && !query.price) return true
  const amount = amountOf(listing, query.cost)
  return amount !== undefined && (!query.price || isInRange(amount, query.price, rates))
}

/**
 * Whether a text is a substring, ignoring case, of title, location, category or subcategory. The queries of tabs
 * and tiles also match the listings of their categories.
 */
export function matchesText(listing: SearchedText, text: string): boolean {
  return containsAll(listing, [foldText(text.trim())]) || isInScope(knownQueryScope(text), listing)
}

/** @param pieces texts as `foldText` returns them, of which each may be in another field */
export function containsAll(
  { title, location, category, subCategory }: SearchedText,
  pieces: readonly string[],
): boolean {
  const fields = [title, location, category, subCategory].map(foldText)
  return pieces.every((piece) => fields.some((field) => field.includes(piece)))
}

/** What a search compares of a listing: its price, or a cost; undefined when it does not state that. */
export function amountOf(
  listing: Pick<Listing, 'price' | 'currency' | 'subCategory' | 'attributes'>,
  cost: RentCost | undefined,
): Money | undefined {
  if (cost) return rentCostOf(listing, cost)
  return { amount: listing.price, currency: listing.currency }
}

function isInRange(money: Money, range: PriceRange, rates: ExchangeRates): boolean {
  if (money.currency === range.currency) {
    return money.amount >= (range.min ?? 0) && money.amount <= (range.max ?? Infinity)
  }
  const worth = roughDollars(money, rates)
  const { min, max } = roughRange(range, rates)
  return worth >= min && worth <= max
}

/** The bounds of a range in rough dollars; without an upper bound `max` is `Infinity`. */
export function roughRange(
  { currency, min = 0, max = Infinity }: PriceRange,
  rates: ExchangeRates,
): { readonly min: number; readonly max: number } {
  return {
    min: roughDollars({ amount: min, currency }, rates),
    max: roughDollars({ amount: max, currency }, rates),
  }
}

import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import { isUnanswered } from '#domain/listing/availability.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { roughDollars } from '#domain/money/convert-money.ts'
import type { RentCost } from '#domain/money/rent-costs.ts'

import { amountOf } from './matches-search.ts'
import type { SortOrder } from './search-query.ts'

type Dated = Pick<Listing, 'id' | 'timestamp' | 'renewedAt' | 'askedAt'>
/** What the orders of results compare. */
export type Ordered = Dated & Pick<Listing, 'price' | 'currency' | 'subCategory' | 'attributes'>

/**
 * The order of a result list, for `sort`. Prices in different currencies are compared by their rough
 * worth. Listings of equal worth, and all listings without a price order, are sorted newest first,
 * then by id in descending order; those whose seller has not said that they are still available come last. With a cost,
 * that is compared instead of the price; all of the listings must state it.
 */
export function compareListings(
  sort: SortOrder,
  rates: ExchangeRates = ratesInCode,
  cost?: RentCost,
): (a: Ordered, b: Ordered) => number {
  const worth = (listing: Ordered) => {
    const amount = amountOf(listing, cost)
    return amount ? roughDollars(amount, rates) : 0
  }
  const byPrice = (a: Ordered, b: Ordered) => worth(a) - worth(b)
  const byAnswer = (a: Ordered, b: Ordered) =>
    Number(isUnanswered(a)) - Number(isUnanswered(b)) || newestFirst(a, b)
  if (sort === 'price-up') return (a, b) => byPrice(a, b) || byAnswer(a, b)
  if (sort === 'price-down') return (a, b) => byPrice(b, a) || byAnswer(a, b)
  return byAnswer
}

/** The order of a seller's listings, and of the newest ones. */
export function newestFirst(a: Dated, b: Dated): number {
  return compareTexts(b.timestamp ?? '', a.timestamp ?? '') || compareTexts(b.id, a.id)
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

import type { Listing } from '#domain/listing/listing.ts'
import { roughDollars } from '#domain/money/convert-money.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import type { RentCost } from '#domain/money/rent-costs.ts'
import { rentCostOf, rentCosts } from '#domain/money/rent-costs.ts'

import { stepTerms } from './attribute-terms.ts'

/** In dollars, each a quarter more than the one before: a range reads few listings besides those in it. */
const steps = Array.from({ length: 26 }, (_, index) => Math.round(60 * 1.25 ** index))

/** The terms of an index entry for the costs that a rental states: that it does, and each step that a cost meets. */
export function costTerms(listing: Listing, rates: ExchangeRates): readonly string[] {
  return rentCosts.flatMap((cost) => {
    const money = rentCostOf(listing, cost)
    if (!money) return []
    const worth = roughDollars(money, rates)
    return [statedTerm(cost), ...stepTerms(cost, worth, steps)]
  })
}

/** The terms of all rentals that state a cost within these bounds. @param min in dollars, like `max` */
export function termsOfCost(cost: RentCost, min: number, max: number): readonly string[] {
  const from = steps.findLast((step) => step <= min)
  const to = steps.find((step) => step >= max)
  return [
    ...(from === undefined ? [] : [`${cost}>=${from}`]),
    ...(to === undefined ? [] : [`${cost}<=${to}`]),
    ...(from === undefined && to === undefined ? [statedTerm(cost)] : []),
  ]
}

function statedTerm(cost: RentCost): string {
  return `${cost}:stated`
}

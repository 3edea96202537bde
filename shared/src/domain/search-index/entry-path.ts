import type { RentCost } from '#domain/money/rent-costs.ts'
import { rentCosts } from '#domain/money/rent-costs.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { bestMatch, orderOf } from '#domain/search/search-query.ts'

/** The orders in which the index has entries. Those by a cost have the rentals that state it. */
export const entryOrders = [
  'newest',
  'price-up',
  'price-down',
  'moveIn-up',
  'moveIn-down',
  'monthly-up',
  'monthly-down',
] as const

export type EntryOrder = (typeof entryOrders)[number]

/** The order of the entries that a search reads: what matches equally well is newest first. */
export function entriesOrderOf(query: SearchQuery): EntryOrder {
  const order = orderOf(query)
  if (order === bestMatch || order === 'newest') return 'newest'
  const direction = order === 'price-up' ? 'up' : 'down'
  return `${query.cost ?? 'price'}-${direction}`
}

/** The cost by which an order is; undefined for one by price, or by time. */
export function costOfOrder(order: EntryOrder): RentCost | undefined {
  return rentCosts.find((cost) => order.startsWith(cost))
}

/** The collection with an order's entries. */
export function entriesPath(order: EntryOrder): string {
  return `searchIndex/${order}/searchEntries`
}

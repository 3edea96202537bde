import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'

/** The subcategories whose listings have similar prices: others mix cables with televisions, or have no price. */
const comparable: ReadonlySet<string> = new Set([
  'Cars for Sale',
  'Cars for Rent',
  'Apartments',
  'Houses',
  'Land',
  'Room Rentals',
  'Mobile Phones',
  'Laptops',
  'Tablets',
  'Gaming Consoles',
])

/** Listings of other sellers that a price is compared with, and how many it needs. */
export const maxCompared = 50
const fewestCompared = 5

/** The share of the usual price that is suspiciously low. */
const suspicious = 0.2

/** Whether the price of a listing can be compared with another one's: both have the same subcategory and deal. */
export function isComparable({ subCategory }: Pick<Listing, 'subCategory'>): boolean {
  return comparable.has(subCategory)
}

/**
 * The usual price of a listing like this one, if this one costs at most a fifth of it; undefined otherwise,
 * and with fewer than five others.
 *
 * @param worth in dollars
 * @param others the prices of other sellers, in dollars
 */
export function usualPrice(worth: number, others: readonly number[]): number | undefined {
  if (others.length < fewestCompared) return undefined
  const median = others.toSorted((one, other) => one - other)[Math.floor(others.length / 2)] ?? 0
  return worth <= median * suspicious ? median : undefined
}

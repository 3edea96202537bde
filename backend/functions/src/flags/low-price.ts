import type { Listing } from '@adamarket/shared/domain/listing.ts'

/** Whose listings are worth about the same: others mix cables with televisions, or ask for no price. */
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
export const mostCompared = 50
const fewestCompared = 5

/** What part of the usual price is suspiciously low. */
const suspicious = 0.2

/** Whether the price of a listing says something beside others: those of its subcategory, and of the same deal. */
export function isComparable({ subCategory }: Pick<Listing, 'subCategory'>): boolean {
  return comparable.has(subCategory)
}

/**
 * What a listing like this one usually costs, if it costs a fifth of that at most; undefined otherwise, and
 * with fewer than five others.
 *
 * @param worth in dollars
 * @param others what those of other sellers cost, in dollars
 */
export function usualPrice(worth: number, others: readonly number[]): number | undefined {
  if (others.length < fewestCompared) return undefined
  const median = others.toSorted((one, other) => one - other)[Math.floor(others.length / 2)] ?? 0
  return worth <= median * suspicious ? median : undefined
}

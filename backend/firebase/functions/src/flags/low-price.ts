/** Listings of other sellers that a price is compared with, and how many it needs. */
export const maxCompared = 50
const minComparables = 5

/** The share of the usual price up to which a price is suspicious. */
const maxSuspiciousShare = 0.2

/**
 * The usual price of a listing like this one, if this one costs at most a fifth of it; undefined otherwise,
 * and with fewer than five others.
 *
 * @param worth in dollars
 * @param others the prices of other sellers, in dollars
 */
export function usualPrice(worth: number, others: readonly number[]): number | undefined {
  if (others.length < minComparables) return undefined
  const median = others.toSorted((one, other) => one - other)[Math.floor(others.length / 2)] ?? 0
  return worth <= median * maxSuspiciousShare ? median : undefined
}

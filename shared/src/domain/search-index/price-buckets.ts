/**
 * Prices are put into buckets of equal width on a logarithmic scale, once for each of these levels: a
 * level has 2^level buckets for a doubling of the price. A range of prices is then a few buckets of the
 * finest level on which they are few enough.
 */
const levels = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Firestore looks up no more values at once. */
const mostBuckets = 30

/** Two engines may differ in the last digits of a logarithm. */
const tolerance = 1e-9

/** Buckets by their level. */
export type PriceBuckets = Readonly<Record<string, number>>

/** A level, and those of its buckets that an ad in a range of prices is in. */
export type BucketsOfRange = { readonly level: string; readonly buckets: readonly number[] }

/** @param price in units of its currency, whichever that is; 0 or more. */
export function priceBuckets(price: number): PriceBuckets {
  const place = placeOf(price)
  return Object.fromEntries(levels.map((level) => [level, Math.floor(place * 2 ** level)]))
}

/** The buckets that hold all prices of a range, and others beside its ends. */
export function bucketsOfRange(min: number, max: number): BucketsOfRange {
  const from = placeOf(min) - tolerance
  const to = placeOf(max) + tolerance
  const ofLevel = (level: number) => {
    const [first, last] = [Math.floor(from * 2 ** level), Math.floor(to * 2 ** level)]
    return { level: String(level), first, count: last - first + 1 }
  }
  const { level, first, count } =
    levels.map(ofLevel).findLast((one) => one.count <= mostBuckets) ?? ofLevel(levels[0])
  return { level, buckets: Array.from({ length: count }, (_, index) => first + index) }
}

function placeOf(price: number): number {
  return Math.log2(1 + price)
}

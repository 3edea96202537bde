/**
 * Prices fall into buckets on a logarithmic scale, at each of these levels. A bucket of a level spans
 * 1.25 times 2^level doublings of the price; the next one starts a fifth of its width later. So every
 * range of prices is inside one bucket little wider than the range: a look-up of one value, where
 * Firestore would otherwise merge the answers to several.
 */
const levels = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const
const widest = 5

/** How many buckets of a level contain a price. */
const overlap = 5
/** 134 million: a higher price is indexed as this one. */
const lastPlace = 27
/** Engines may differ in the last digits of a logarithm. */
const tolerance = 1e-9

/** The buckets that contain a price. @param price in dollars, as the bounds of {@link bucketOfRange}. */
export function priceBuckets(price: number): Readonly<Record<string, true>> {
  const place = placeOf(price)
  return Object.fromEntries(
    levels.flatMap((level) => {
      const last = Math.floor(place / strideOf(level))
      return Array.from({ length: overlap }, (_, back) => [keyOf(level, last - back), true])
    }),
  )
}

/** The bucket that contains a whole range of prices, and some prices beside it. */
export function bucketOfRange(min: number, max: number): string {
  const from = placeOf(min) - tolerance
  const to = placeOf(max) + tolerance
  const level = levels.find((one) => to - from <= 2 ** one) ?? widest
  const stride = strideOf(level)
  // Without a lower bound the bucket may reach below all prices and end as early as possible.
  const first = min === 0 ? Math.floor(to / stride) - (overlap - 1) : Math.floor(from / stride)
  return keyOf(level, first)
}

function keyOf(level: number, number: number): string {
  return `${level}:${number}`
}

function strideOf(level: number): number {
  return 2 ** level / (overlap - 1)
}

function placeOf(price: number): number {
  return Math.min(Math.log2(1 + price), lastPlace)
}

/**
 * Prices are put into buckets on a logarithmic scale, once for each of these levels. A bucket of a
 * level is as wide as 1.25 times 2^level doublings of the price; the next one begins a fifth of it
 * later. So each range of prices is within one bucket, little wider than itself: a look-up of one
 * value, where Firestore would merge the answers of several.
 */
const levels = [-8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5] as const
const widest = 5

/** How many buckets of a level a price is in. */
const overlap = 5
/** 134 million: what costs more is found as if it cost this. */
const lastPlace = 27
/** Two engines may differ in the last digits of a logarithm. */
const tolerance = 1e-9

/** The buckets that a price is in. @param price in units of its currency, whichever that is. */
export function priceBuckets(price: number): Readonly<Record<string, true>> {
  const place = placeOf(price)
  return Object.fromEntries(
    levels.flatMap((level) => {
      const last = Math.floor(place / strideOf(level))
      return Array.from({ length: overlap }, (_, back) => [keyOf(level, last - back), true])
    }),
  )
}

/** The bucket that holds all prices of a range, and others beside its ends. */
export function bucketOfRange(min: number, max: number): string {
  const from = placeOf(min) - tolerance
  const to = placeOf(max) + tolerance
  const level = levels.find((one) => to - from <= 2 ** one) ?? widest
  const stride = strideOf(level)
  // Without a lower end the bucket may reach below all prices, and ends as early as it can.
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

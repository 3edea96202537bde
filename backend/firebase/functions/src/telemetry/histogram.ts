import type { CountedVital } from '@adamarket/shared/observability/visit-counts.ts'

/** How many values are in each bucket. Those of hours, pages and shards can be added. */
export type Histogram = readonly number[]

/** Each bucket ends at so many times its beginning: a percentile is known to a tenth or better. */
const width = 1.2

/** Where the second bucket begins; the first has everything below, 0 included. */
const begins: Readonly<Record<CountedVital, number>> = { LCP: 100, INP: 8, CLS: 0.001 }

/** The last bucket has everything above 147 s, 12 s and 1.5. */
const maxBucket = 41

/** The bucket of a value. */
export function bucketOf(vital: CountedVital, value: number): number {
  if (value < begins[vital]) return 0
  // Rounding must not put the beginning of a bucket into the one before it.
  const bucket = 1 + Math.floor(Math.log(value / begins[vital]) / Math.log(width) + 1e-9)
  return Math.min(bucket, maxBucket)
}

/** Where a bucket begins. */
function startOf(vital: CountedVital, bucket: number): number {
  return bucket === 0 ? 0 : begins[vital] * width ** (bucket - 1)
}

/** The sum of histograms. */
export function added(...histograms: readonly Histogram[]): Histogram {
  const length = Math.max(0, ...histograms.map((one) => one.length))
  return Array.from({ length }, (_, bucket) =>
    histograms.reduce((sum, one) => sum + (one[bucket] ?? 0), 0),
  )
}

/** How many values a histogram has. */
export function sizeOf(histogram: Histogram): number {
  return histogram.reduce((sum, count) => sum + count, 0)
}

/** The bucket with the value that three quarters of all values do not exceed; undefined without any. */
export function bucketAt75(histogram: Histogram): number | undefined {
  const wanted = 0.75 * sizeOf(histogram)
  let sum = 0
  const bucket = histogram.findIndex((count) => {
    sum += count
    return count > 0 && sum >= wanted
  })
  return bucket === -1 ? undefined : bucket
}

/** The value that three quarters of all values do not exceed, as if values were spread evenly within its bucket. */
export function valueAt75(vital: CountedVital, histogram: Histogram): number | undefined {
  const bucket = bucketAt75(histogram)
  if (bucket === undefined) return undefined
  const below = sizeOf(histogram.slice(0, bucket))
  const share = (0.75 * sizeOf(histogram) - below) / (histogram[bucket] ?? 1)
  const start = startOf(vital, bucket)
  return start + share * (startOf(vital, bucket + 1) - start)
}

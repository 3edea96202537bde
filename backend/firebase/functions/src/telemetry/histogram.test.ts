import { expect, it } from 'vitest'

import type { Histogram } from './histogram.ts'
import { added, bucketAt75, bucketOf, sizeOf, valueAt75 } from './histogram.ts'

/** The histogram of values of LCP. */
const ofValues = (...values: readonly number[]): Histogram =>
  added(
    ...values.map((value) => {
      const histogram: number[] = []
      histogram[bucketOf('LCP', value)] = 1
      return Array.from(histogram, (count) => count ?? 0)
    }),
  )

it.each([
  ['LCP', 0, 0],
  ['LCP', 99.9, 0],
  ['LCP', 100, 1],
  ['LCP', 120, 2],
  ['LCP', 143.9, 2],
  ['LCP', 144, 3],
  ['INP', 8, 1],
  ['CLS', 0, 0],
  ['CLS', 0.1, 26],
  ['LCP', 1e9, 41],
] as const)('puts %s %d into bucket %i', (vital, value, bucket) => {
  expect(bucketOf(vital, value)).toBe(bucket)
})

it('finds the 75th percentile to a tenth, in any order and however the values are split', () => {
  const values = Array.from({ length: 1000 }, (_, at) => 500 + ((at * 37) % 1000) * 3)
  const exact = values.toSorted((one, other) => one - other)[749] ?? 0
  const whole = ofValues(...values)
  expect(Math.abs((valueAt75('LCP', whole) ?? 0) / exact - 1)).toBeLessThan(0.1)
  expect(added(ofValues(...values.slice(0, 300)), ofValues(...values.slice(300)))).toEqual(whole)
  expect(sizeOf(whole)).toBe(1000)
})

it('has no percentile without values', () => {
  expect(valueAt75('LCP', [])).toBeUndefined()
  expect(valueAt75('LCP', [0, 0])).toBeUndefined()
})

it('takes the bucket that reaches three quarters, not an empty one before it', () => {
  expect(bucketAt75([3, 0, 1])).toBe(0)
  expect(bucketAt75([2, 0, 2])).toBe(2)
  expect(bucketAt75([0, 0, 1])).toBe(2)
})

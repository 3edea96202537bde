import { expect, it } from 'vitest'

import { bucketOf } from './histogram.ts'
import type { Counts } from './release-counts.ts'
import { sumOf } from './release-counts.ts'
import { chanceOf, worseMeasures } from './worse-measures.ts'

const none = sumOf([])

/** All visits with the same value of INP. */
function counts(visits: number, inp: number, changes: Partial<Counts> = {}): Counts {
  const bucket = bucketOf('INP', inp)
  const INP = Array.from({ length: bucket + 1 }, (_, at) => (at === bucket ? visits : 0))
  return { ...none, visits, INP, ...changes }
}

const worse = (own: Counts, usual: Counts, maxChance = 0.01) =>
  worseMeasures([{ own, usual }], maxChance)

it('names everything that is worse, and nothing that is better', () => {
  const bad = counts(100, 400, { failures: 20, errors: 1 })
  const good = counts(1000, 100, { failures: 10, errors: 40 })
  expect(worse(bad, good)).toEqual(['failures', 'INP'])
  expect(worse(good, bad)).toEqual([])
})

it('names what may be chance only where that is allowed', () => {
  const own = counts(100, 100, { failures: 4 })
  const usual = counts(900, 100, { failures: 6 })
  expect(worse(own, usual, 0.001)).toEqual([])
  expect(worse(own, usual, 0.05)).toEqual(['failures'])
})

it('names nothing of a release with which no other is compared', () => {
  expect(worse(counts(100, 400, { failures: 100 }), none)).toEqual([])
  expect(worse(none, counts(100, 400))).toEqual([])
})

it.each([
  [1, 1, 0.1, 0.1],
  [2, 2, 0.1, 0.01],
  [1, 2, 0.5, 0.75],
  [0, 5, 0.1, 1],
  [60, 100, 0.5, 0.028444],
  // The first term is zero as a number.
  [2000, 4000, 0.5, 0.506307],
])('at least %i of %i with a chance of %d each: %d', (least, tries, success, chance) => {
  expect(chanceOf(least, tries, success)).toBeCloseTo(chance, 5)
})

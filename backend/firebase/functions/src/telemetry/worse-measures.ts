import type { VisitMeasure } from '@adamarket/shared/domain/release-visits.ts'
import { visitMeasures } from '@adamarket/shared/domain/release-visits.ts'
import type { CountedVital } from '@adamarket/shared/observability/visit-counts.ts'

import { bucketAt75, sizeOf, valueAt75 } from './histogram.ts'
import type { Counts } from './release-counts.ts'
import { sumOf } from './release-counts.ts'

/** What visitors of a release met, and what those of another one did at the same time. */
export type ComparedVisits = { readonly own: Counts; readonly usual: Counts }

/** A web vital that is worse by less than a fifth, or by less than this, is not worse, however certain. */
const minShift: Readonly<Record<CountedVital, number>> = { LCP: 200, INP: 50, CLS: 0.02 }
const minRatio = 1.2

/** What is worse of a release than of another one, by a difference that has at most this chance. */
export function worseMeasures(
  parts: readonly ComparedVisits[],
  maxChance: number,
): readonly VisitMeasure[] {
  const own = sumOf(parts.map((part) => part.own))
  const usual = sumOf(parts.map((part) => part.usual))
  return visitMeasures.filter((name) => {
    if (name === 'failures' || name === 'errors') {
      return isWorse(parts, { all: ({ visits }) => visits, bad: (one) => one[name], maxChance })
    }
    const bucket = bucketAt75(usual[name])
    const [value, usually] = [valueAt75(name, own[name]), valueAt75(name, usual[name])]
    if (bucket === undefined || value === undefined || usually === undefined) return false
    if (value < Math.max(usually * minRatio, usually + minShift[name])) return false
    return isWorse(parts, {
      all: (one) => sizeOf(one[name]),
      bad: (one) => sizeOf(one[name].slice(bucket + 1)),
      maxChance,
    })
  })
}

type Count = (counts: Counts) => number

type Rule = { readonly all: Count; readonly bad: Count; readonly maxChance: number }

/**
 * Whether too many of what is bad was met with the release for this to be chance. By chance each would be its own as
 * often as visits at that time were, however bad that time was for both. With the mean of these shares, the binomial
 * distribution has more in its tail than the true one (Hoeffding 1956), so no false alarm is more likely than it says.
 */
function isWorse(parts: readonly ComparedVisits[], { all, bad, maxChance }: Rule): boolean {
  let total = 0
  let expected = 0
  let met = 0
  for (const { own, usual } of parts) {
    const visits = all(own) + all(usual)
    if (visits === 0) continue
    const together = bad(own) + bad(usual)
    total += together
    expected += (together * all(own)) / visits
    met += bad(own)
  }
  return met > expected && chanceOf(met, total, expected / total) <= maxChance
}

/** The chance of `least` successes or more in so many tries. */
export function chanceOf(least: number, tries: number, success: number): number {
  if (least <= 0 || success >= 1) return 1
  // From one term to the next, in logarithms, since the first may be too small for a number.
  let term = tries * Math.log1p(-success)
  let sum = 0
  for (let count = 0; count <= tries; count += 1) {
    if (count >= least) sum += Math.exp(term)
    term += Math.log((tries - count) / (count + 1)) + Math.log(success) - Math.log1p(-success)
  }
  return Math.min(1, sum)
}

import type { Histogram } from '#functions/telemetry/histogram.ts'
import { bucketAt75, sizeOf, valueAt75 } from '#functions/telemetry/histogram.ts'
import type { Counts } from '#functions/telemetry/release-counts.ts'
import { sumOf } from '#functions/telemetry/release-counts.ts'

/** What visitors of both releases met in the same hour. */
export type ComparedHour = { readonly canary: Counts; readonly live: Counts }

/** What to do with a canary, and why. */
export type Judgement = {
  readonly action: 'stop' | 'wait' | 'raise' | 'promote'
  /** The share of visitors that it has from now on, when it is raised. */
  readonly percent?: number
  readonly why: string
}

/** The share of visitors that a canary has until it had so many visits. After the last step it is promoted. */
export const steps = [
  { percent: 10, visits: 100 },
  { percent: 25, visits: 400 },
  { percent: 50, visits: 1000 },
] as const

/**
 * The chance of a difference at which a canary is stopped. It is judged by five measures and again every hour: in 200
 * hours, by which most are promoted, one of a hundred good canaries is stopped at most (decision 56).
 */
export const maxChance = 0.01 / (5 * 200)

/** A web vital that is worse by less than a fifth, or by less than this, stops no canary, however certain. */
const minShift = { LCP: 200, INP: 50, CLS: 0.02 } as const
const minRatio = 1.2

const vitals = ['LCP', 'INP', 'CLS'] as const
const shares = [
  ['failures', 'failed'],
  ['errors', 'had an error'],
] as const

/** Judges a canary by the hours since visitors first got it. */
export function judge(percent: number, hours: readonly ComparedHour[]): Judgement {
  const canary = sumOf(hours.map((hour) => hour.canary))
  const live = sumOf(hours.map((hour) => hour.live))
  const worse = worseShare(hours, canary, live) ?? worseVital(hours, canary, live)
  if (worse !== undefined) return { action: 'stop', why: worse }
  // Where one of them had few visits, nothing could have been noticed.
  const visits = Math.min(canary.visits, live.visits)
  const step = steps.find((one) => visits < one.visits)
  const seen = `not worse than the live release, ${canary.visits} visits against ${live.visits}`
  if (!step) return { action: 'promote', why: seen }
  if (step.percent > percent) return { action: 'raise', percent: step.percent, why: seen }
  return { action: 'wait', why: `${visits} of ${step.visits} visits to judge it by` }
}

function worseShare(hours: readonly ComparedHour[], canary: Counts, live: Counts) {
  const found = shares.find(([name]) =>
    isWorse(
      hours,
      ({ visits }) => visits,
      (counts) => counts[name],
    ),
  )
  if (!found) return undefined
  const [name, what] = found
  const part = (counts: Counts) => `${counts[name]} of ${counts.visits} visits`
  return `${part(canary)} ${what}, and ${part(live)} of the live release`
}

function worseVital(hours: readonly ComparedHour[], canary: Counts, live: Counts) {
  for (const name of vitals) {
    const bucket = bucketAt75(live[name])
    const [own, usual] = [valueAt75(name, canary[name]), valueAt75(name, live[name])]
    if (bucket === undefined || own === undefined || usual === undefined) continue
    if (own < Math.max(usual * minRatio, usual + minShift[name])) continue
    const beyond = (histogram: Histogram) => sizeOf(histogram.slice(bucket + 1))
    if (
      isWorse(
        hours,
        (counts) => sizeOf(counts[name]),
        (counts) => beyond(counts[name]),
      )
    ) {
      return `${name} is ${formatVital(name, own)} at 75 % of visits, and ${formatVital(name, usual)} of the live release`
    }
  }
  return undefined
}

/** A web vital for a terminal. */
export function formatVital(name: (typeof vitals)[number], value: number): string {
  return name === 'CLS' ? value.toFixed(2) : `${Math.round(value)} ms`
}

type Count = (counts: Counts) => number

/**
 * Whether too many of what is bad was met with the canary for this to be chance. By chance each would be the canary's as
 * often as visits in its hour were, however bad that hour was for both. With the mean of these shares, the binomial
 * distribution has more in its tail than the true one (Hoeffding 1956), so no false alarm is more likely than it says.
 */
function isWorse(hours: readonly ComparedHour[], all: Count, bad: Count): boolean {
  let total = 0
  let expected = 0
  let met = 0
  for (const { canary, live } of hours) {
    const visits = all(canary) + all(live)
    if (visits === 0) continue
    const together = bad(canary) + bad(live)
    total += together
    expected += (together * all(canary)) / visits
    met += bad(canary)
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

/** The same hours of two releases, from the parts of each. */
export function compareHours(
  canary: readonly (Counts & { readonly hour: string })[],
  live: readonly (Counts & { readonly hour: string })[],
): readonly ComparedHour[] {
  const [ofCanary, ofLive] = [canary, live].map((parts) => Map.groupBy(parts, ({ hour }) => hour))
  const all = new Set([...canary, ...live].map(({ hour }) => hour))
  return [...all].map((hour) => ({
    canary: sumOf(ofCanary?.get(hour) ?? []),
    live: sumOf(ofLive?.get(hour) ?? []),
  }))
}

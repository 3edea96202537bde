import type { VisitMeasure } from '@adamarket/shared/domain/release-visits.ts'

import { valueAt75 } from '#functions/telemetry/histogram.ts'
import type { Counts } from '#functions/telemetry/release-counts.ts'
import { sumOf } from '#functions/telemetry/release-counts.ts'
import { worseMeasures } from '#functions/telemetry/worse-measures.ts'

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

/** Judges a canary by the hours since visitors first got it. */
export function judge(percent: number, hours: readonly ComparedHour[]): Judgement {
  const canary = sumOf(hours.map((hour) => hour.canary))
  const live = sumOf(hours.map((hour) => hour.live))
  const compared = hours.map((hour) => ({ own: hour.canary, usual: hour.live }))
  const [worse] = worseMeasures(compared, maxChance)
  if (worse) return { action: 'stop', why: whyStopped(worse, canary, live) }
  // Where one of them had few visits, nothing could have been noticed.
  const visits = Math.min(canary.visits, live.visits)
  const step = steps.find((one) => visits < one.visits)
  const seen = `not worse than the live release, ${canary.visits} visits against ${live.visits}`
  if (!step) return { action: 'promote', why: seen }
  if (step.percent > percent) return { action: 'raise', percent: step.percent, why: seen }
  return { action: 'wait', why: `${visits} of ${step.visits} visits to judge it by` }
}

function whyStopped(worse: VisitMeasure, canary: Counts, live: Counts): string {
  if (worse === 'failures' || worse === 'errors') {
    const part = (counts: Counts) => `${counts[worse]} of ${counts.visits} visits`
    const what = worse === 'failures' ? 'failed' : 'had an error'
    return `${part(canary)} ${what}, and ${part(live)} of the live release`
  }
  const value = (counts: Counts) => formatVital(worse, valueAt75(worse, counts[worse]) ?? 0)
  return `${worse} is ${value(canary)} at 75 % of visits, and ${value(live)} of the live release`
}

/** A web vital for a terminal. */
export function formatVital(
  name: Exclude<VisitMeasure, 'failures' | 'errors'>,
  value: number,
): string {
  return name === 'CLS' ? value.toFixed(2) : `${Math.round(value)} ms`
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

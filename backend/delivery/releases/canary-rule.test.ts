import { triesOf } from '@adamarket/shared/testing/tries-of.ts'
import { describe, expect, it } from 'vitest'

import { bucketOf } from '#functions/telemetry/histogram.ts'
import type { Counts } from '#functions/telemetry/release-counts.ts'
import { sumOf } from '#functions/telemetry/release-counts.ts'

import type { ComparedHour } from './canary-rule.ts'
import { compareHours, judge, maxChance, steps } from './canary-rule.ts'

const none = sumOf([])
const empty: readonly number[] = Array.from({ length: 42 }, () => 0)

/** What was counted of visits, of which a quarter had a value beyond the one of LCP. */
function counts(visits: number, changes: Partial<Counts> = {}, lcp = 1000): Counts {
  const LCP = [...empty]
  for (const [factor, share] of [
    [0.6, 0.5],
    [0.95, 0.25],
    [1.6, 0.25],
  ] as const) {
    const bucket = bucketOf('LCP', lcp * factor)
    LCP[bucket] = (LCP[bucket] ?? 0) + Math.round(visits * share)
  }
  return { ...none, visits, LCP, INP: empty, CLS: empty, ...changes }
}

const stopped = (canary: Counts, live: Counts) => judge(10, [{ canary, live }]).action === 'stop'

describe('a canary is stopped when', () => {
  it.each([
    ['it always fails', counts(8, { failures: 8 }), counts(70)],
    ['it fails clearly more often', counts(100, { failures: 10 }), counts(900, { failures: 5 })],
    ['it has more errors', counts(100, { errors: 20 }), counts(900, { errors: 30 })],
    [
      'it fails a little more, but surely',
      counts(2000, { failures: 90 }),
      counts(2000, { failures: 30 }),
    ],
    ['it is half as fast', counts(150, {}, 2000), counts(1350)],
  ])('%s', (_what, canary, live) => {
    expect(stopped(canary, live)).toBe(true)
  })
})

describe('a canary goes on when', () => {
  it.each([
    [
      'both fail alike, as when the network does',
      counts(100, { failures: 50 }),
      counts(900, { failures: 450 }),
    ],
    ['it is better', counts(100, { failures: 1 }), counts(900, { failures: 90 })],
    ['it is faster', counts(1000, {}, 500), counts(1000)],
    ['the difference may be chance', counts(100, { failures: 4 }), counts(900, { failures: 10 })],
    ['few visits fail', counts(4, { failures: 4 }), counts(40)],
    ['it is slower by less than anyone notices', counts(50_000, {}, 1090), counts(50_000)],
    ['nothing but failures is met', counts(900, { failures: 900 }), counts(900, { failures: 900 })],
  ])('%s', (_what, canary, live) => {
    expect(stopped(canary, live)).toBe(false)
  })

  it('more of its visits were in an hour that was bad for both', () => {
    const bad = { canary: counts(400, { failures: 200 }), live: counts(400, { failures: 200 }) }
    const good = { canary: counts(10), live: counts(4000) }
    expect(judge(10, [bad, good]).action).not.toBe('stop')
    expect(stopped(counts(410, { failures: 200 }), counts(4400, { failures: 200 }))).toBe(true)
  })
})

it('says why a canary is stopped', () => {
  const failing = [{ canary: counts(100, { failures: 40 }), live: counts(900, { failures: 9 }) }]
  expect(judge(10, failing).why).toBe(
    '40 of 100 visits failed, and 9 of 900 visits of the live release',
  )
  const slow = [{ canary: counts(400, {}, 3000), live: counts(1000) }]
  expect(judge(10, slow).why).toMatch(
    /^LCP is \d{4} ms at 75 % of visits, and \d+ ms of the live release$/,
  )
})

describe('the steps', () => {
  const after = (visits: number, percent: number, live = 5000) =>
    judge(percent, [{ canary: counts(visits), live: counts(live) }])

  it.each([
    [99, 10, { action: 'wait' }],
    [99, 5, { action: 'raise', percent: 10 }],
    [100, 10, { action: 'raise', percent: 25 }],
    [399, 25, { action: 'wait' }],
    [400, 25, { action: 'raise', percent: 50 }],
    // An operator has given it to more.
    [400, 60, { action: 'wait' }],
    [1000, 50, { action: 'promote' }],
  ])('after %i visits with %i %%: %o', (visits, percent, expected) => {
    expect(after(visits, percent)).toMatchObject(expected)
  })

  it('wait for visits to the live release as well', () => {
    expect(after(5000, 100, 3).action).toBe('wait')
  })
})

it('adds the pages and shards of an hour, and compares hours that only one of them has', () => {
  const at = (hour: string, visits: number) => ({ ...none, hour, visits })
  expect(
    compareHours([at('10', 1), at('10', 2)], [at('10', 5), at('11', 7)]).map(({ canary, live }) => [
      canary.visits,
      live.visits,
    ]),
  ).toEqual([
    [3, 5],
    [0, 7],
  ])
})

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Site = {
  /** Visitors in an hour. */
  readonly visitors: number
  readonly next: () => number
  /** How much slower the canary is, and how many more of its visits fail. */
  readonly slower?: number
  readonly failing?: number
}

/** An hour of visitors, some of whom come again; a broken device fails each time, and a slow one is always slow. */
function anHour(percent: number, { visitors, next, slower = 1, failing = 0 }: Site): ComparedHour {
  const hour = { canary: counts(0), live: counts(0) }
  const spread = () =>
    Math.exp(0.4 * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()))
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const name = next() * 100 < percent ? 'canary' : 'live'
    const [delay, extra] = name === 'canary' ? [slower, failing] : [1, 0]
    const usual = next() < 0.004 ? 1 : 0.004 + extra
    const device = delay * spread()
    do {
      const { visits, failures, errors, ...vitals } = hour[name]
      const plusOne = (vital: 'LCP' | 'INP' | 'CLS', value: number) => {
        const bucket = bucketOf(vital, value)
        return vitals[vital].with(bucket, (vitals[vital][bucket] ?? 0) + 1)
      }
      hour[name] = {
        visits: visits + 1,
        failures: failures + (next() < usual ? 1 : 0),
        errors: errors + (next() < 0.02 ? 1 : 0),
        LCP: plusOne('LCP', 1200 * device * spread()),
        INP: plusOne('INP', 80 * device * spread()),
        CLS: plusOne('CLS', next() < 0.5 ? 0 : 0.05 * spread()),
      }
    } while (next() < 0.4)
  }
  return hour
}

/** Judges a canary every hour until it is stopped or promoted. */
function watched(site: Site) {
  let percent: number = steps[0].percent
  const hours: ComparedHour[] = []
  for (;;) {
    hours.push(anHour(percent, site))
    const { action, percent: next = percent } = judge(percent, hours)
    if (action === 'stop' || action === 'promote') return { action, percent, hours: hours.length }
    percent = next
  }
}

const { numRuns: tries, seed } = triesOf(300)
/** How many of the canaries of a site are stopped, and at which share at most. */
function stoppedOf(site: Omit<Site, 'next'>) {
  const next = random(seed)
  const ends = Array.from({ length: tries }, () => watched({ ...site, next }))
  const stops = ends.filter(({ action }) => action === 'stop')
  return {
    share: stops.length / tries,
    percent: Math.max(0, ...stops.map(({ percent }) => percent)),
    hours: Math.max(...ends.map(({ hours }) => hours)),
  }
}

describe('of canaries that are watched every hour', () => {
  it('at most one of a hundred is stopped that is as good as what is live', () => {
    const { share, hours } = stoppedOf({ visitors: 30 })
    expect(share).toBeLessThanOrEqual(0.01)
    expect(hours).toBeLessThan(0.01 / (5 * maxChance))
  })

  it('each is stopped that fails in every fifth visit, before more than a quarter of visitors have it', () => {
    const result = stoppedOf({ visitors: 30, failing: 0.2 })
    expect(result.share).toBe(1)
    expect(result.percent).toBeLessThanOrEqual(25)
  })

  it('each is stopped that is twice as slow, before more than a quarter of visitors have it', () => {
    const result = stoppedOf({ visitors: 30, slower: 2 })
    expect(result.share).toBe(1)
    expect(result.percent).toBeLessThanOrEqual(25)
  })
})

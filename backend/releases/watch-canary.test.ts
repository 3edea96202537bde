import { describe, expect, it } from 'vitest'

import { failsMore } from '#releases/canary-rule.ts'
import { watchCanary } from '#releases/watch-canary.ts'

const tally = (loads: number, failures: number) => ({ loads, failures })

describe('failsMore', () => {
  it.each([
    ['a clearly worse canary', tally(60, 12), tally(2_000, 10), true],
    ['a canary that fails always, while what is live works', tally(50, 50), tally(50, 0), true],
    [
      'a canary that is worse by a little, but surely',
      tally(20_000, 300),
      tally(20_000, 100),
      true,
    ],
    ['both fail alike, as when the network does', tally(100, 50), tally(1_000, 500), false],
    ['a better canary', tally(100, 5), tally(1_000, 100), false],
    ['a difference that may be chance', tally(100, 6), tally(1_000, 40), false],
    ['a difference that many looks would find by chance', tally(100, 12), tally(1_000, 50), false],
    ['too few loads of the canary', tally(49, 49), tally(1_000, 0), false],
    ['too few loads of what is live', tally(1_000, 1_000), tally(49, 0), false],
    ['one device that retries', tally(60, 4), tally(10_000, 0), false],
    ['no failures at all', tally(1_000, 0), tally(1_000, 0), false],
    ['nothing but failures', tally(1_000, 1_000), tally(1_000, 1_000), false],
  ])('%s', (_what, canary, live, isStopped) => {
    expect(failsMore(canary, live)).toBe(isStopped)
  })
})

describe('watchCanary', () => {
  const watched = { name: 'browse', canary: 'c', live: 'b' }

  const loads = (version: string, outcome: string, changes = {}) => ({
    type: 'remote-load',
    phase: 'route',
    remote: 'browse',
    version,
    duration: 5,
    outcome,
    ...changes,
  })
  const batch = (...events: readonly object[]) => JSON.stringify({ context: {}, events })

  /** A stream of telemetry that counts how much of it was read. */
  function stream(lines: readonly string[]) {
    const read = { count: 0 }
    const generate = async function* () {
      for (const line of lines) {
        read.count += 1
        yield line
      }
    }
    return { read, lines: generate() }
  }

  const healthy = batch(loads('b', 'loaded'), loads('c', 'loaded'))
  const failing = batch(loads('b', 'loaded'), loads('c', 'failed'))

  it('stops as soon as the canary fails more than what is live', async () => {
    const { read, lines } = stream([
      ...Array.from({ length: 50 }, () => healthy),
      ...Array.from({ length: 100 }, () => failing),
    ])
    const verdict = await watchCanary(watched, lines)
    expect(verdict?.live).toEqual({ loads: read.count, failures: 0 })
    expect(verdict?.canary.failures).toBe(read.count - 50)
    expect(read.count).toBeLessThan(80)
  })

  it('says nothing about a canary that is as good as what is live', async () => {
    const { lines } = stream(Array.from({ length: 500 }, () => healthy))
    expect(await watchCanary(watched, lines)).toBeUndefined()
  })

  it.each([
    ['another release', loads('a', 'failed')],
    ['another remote', loads('c', 'failed', { remote: 'post' })],
    ['a container, which counts with its module', loads('c', 'failed', { phase: 'container' })],
    ['a problem', { type: 'problem', what: 'x', cause: 'y', details: {} }],
  ])('ignores %s', async (_what, event) => {
    const { lines } = stream([
      ...Array.from({ length: 100 }, () => healthy),
      ...Array.from({ length: 500 }, () => batch(event)),
    ])
    expect(await watchCanary(watched, lines)).toBeUndefined()
  })

  it('ignores what is no telemetry, and goes on', async () => {
    const { lines } = stream([
      'no JSON',
      '{"events":7}',
      'null',
      batch({ type: 'remote-load', version: 7 }),
      ...Array.from({ length: 60 }, () => failing),
    ])
    expect(await watchCanary(watched, lines)).toBeDefined()
  })
})

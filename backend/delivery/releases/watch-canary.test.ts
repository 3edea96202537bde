import { describe, expect, it, vi } from 'vitest'

import { failsMore } from './canary-rule.ts'
import type { Stages } from './watch-canary.ts'
import { watchCanary } from './watch-canary.ts'

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
  const watched = { revision: 7, canary: 'c', live: 'b' }

  /** Watches browse while its stages change from one to the next whenever they are read. */
  const watch = (lines: AsyncIterable<string>, ...stages: readonly [Stages, ...Stages[]]) => {
    const read = vi.fn<() => Promise<Stages>>()
    for (const one of stages) read.mockResolvedValueOnce(one)
    return { read, verdict: watchCanary('browse', lines, read) }
  }

  const loads = (version: string, outcome: string, changes = {}) => ({
    type: 'remote-load',
    phase: 'route',
    remote: 'browse',
    version,
    duration: 5,
    outcome,
    ...changes,
  })
  const batch = (...events: readonly object[]) => batchOf(7, ...events)
  const batchOf = (revision: number, ...events: readonly object[]) =>
    JSON.stringify({ context: { revision }, events })

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

  it('stops as soon as the canary fails more often than the live release', async () => {
    const { read, lines } = stream([
      ...Array.from({ length: 50 }, () => healthy),
      ...Array.from({ length: 100 }, () => failing),
    ])
    const verdict = await watch(lines, watched).verdict
    expect(verdict?.outcome).toBe('fails')
    expect(verdict?.live).toEqual({ version: 'b', loads: read.count, failures: 0 })
    expect(verdict?.canary.failures).toBe(read.count - 50)
    expect(read.count).toBeLessThan(80)
  })

  it('accepts a canary that is as good as the live release', async () => {
    const { lines } = stream(Array.from({ length: 500 }, () => healthy))
    expect(await watch(lines, watched).verdict).toMatchObject({ outcome: 'passes' })
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
    expect(await watch(lines, watched).verdict).toMatchObject({ outcome: 'passes' })
  })

  it('ignores lines that are no telemetry', async () => {
    const { lines } = stream([
      'no JSON',
      '{"events":7}',
      'null',
      batch({ type: 'remote-load', version: 7 }),
      ...Array.from({ length: 60 }, () => failing),
    ])
    expect(await watch(lines, watched).verdict).toMatchObject({ outcome: 'fails' })
  })

  const many = (count: number, line: string) => Array.from({ length: count }, () => line)

  it('starts over when another release is live, and compares with that one', async () => {
    const { lines } = stream([
      ...many(45, failing),
      ...many(45, batchOf(8, loads('d', 'loaded'), loads('c', 'failed'))),
    ])
    const next = { revision: 8, canary: 'c', live: 'd' }
    expect(await watch(lines, watched, next).verdict).toEqual({
      outcome: 'passes',
      canary: { version: 'c', loads: 45, failures: 45 },
      live: { version: 'd', loads: 45, failures: 0 },
    })
  })

  it('watches the canary that replaces another one', async () => {
    const { lines } = stream([
      ...many(45, healthy),
      ...many(60, batchOf(8, loads('b', 'loaded'), loads('d', 'failed'))),
    ])
    const replaced = { revision: 8, canary: 'd', live: 'b' }
    expect(await watch(lines, watched, replaced).verdict).toMatchObject({
      outcome: 'fails',
      canary: { version: 'd' },
    })
  })

  it('ends when there is no canary any more', async () => {
    const { read, lines } = stream([...many(3, healthy), ...many(100, batchOf(8))])
    const promoted = { revision: 8, live: 'c' }
    expect(await watch(lines, watched, promoted).verdict).toMatchObject({ outcome: 'ended' })
    expect(read.count).toBe(4)
  })

  it('keeps counting when the registry changed elsewhere, and reads it once for each revision', async () => {
    const { lines } = stream([
      ...many(45, failing),
      ...many(5, batchOf(8, loads('b', 'loaded'), loads('c', 'failed'))),
    ])
    const { read, verdict } = watch(lines, watched, { ...watched, revision: 8 })
    expect(await verdict).toMatchObject({ outcome: 'fails', canary: { loads: 50 } })
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('has nothing to do without a canary', async () => {
    const { read, lines } = stream([failing])
    expect(await watch(lines, { revision: 7, live: 'b' }).verdict).toBeUndefined()
    expect(read.count).toBe(0)
  })
})

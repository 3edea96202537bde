import { Readable } from 'node:stream'

import { expect, it } from 'vitest'

import { visitorsSection } from './visitors.ts'

const load = (version: string, outcome: string) => ({
  type: 'remote-load',
  phase: 'route',
  remote: 'browse',
  version,
  outcome,
})

/** The batches of visits in which a release loads, and of those in which it fails. */
function batches(version: string, loads: number, failures: number): readonly string[] {
  const outcomes = Array.from({ length: loads }, (_, at) => (at < failures ? 'failed' : 'loaded'))
  return outcomes.map((outcome, at) =>
    JSON.stringify({
      context: { revision: 1, releases: { browse: version } },
      events: [load(version, outcome), { type: 'web-vital', name: 'LCP', value: at, rating: '' }],
    }),
  )
}

const summarize = (lines: readonly string[]) =>
  visitorsSection(Readable.from(lines), (_remote, version) => version === 'live')

it('counts failed loads and web vitals by release, and ignores what is no telemetry', async () => {
  const { lines, broken } = await summarize(['no telemetry', '{}', ...batches('live', 100, 1)])
  expect(lines).toEqual([
    'browse live: 1 of 100 loads failed',
    'browse live LCP: 74 at 75 % of visits',
  ])
  expect(broken).toEqual([])
})

it('names a live release that fails, and no other', async () => {
  const { broken } = await summarize([...batches('live', 100, 5), ...batches('old', 100, 50)])
  expect(broken.map(({ what }) => what)).toEqual(['browse live is live and fails: 5 of 100 loads.'])
})

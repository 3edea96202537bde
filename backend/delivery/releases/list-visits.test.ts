import { shownReleases } from '@adamarket/shared/domain/release-visits.ts'
import { expect, it } from 'vitest'

import { bucketOf } from '#functions/telemetry/histogram.ts'
import type { HourOfPage } from '#functions/telemetry/release-counts.ts'
import { sumOf } from '#functions/telemetry/release-counts.ts'

import { formatShare, listVisits } from './list-visits.ts'
import { withCanary, withPreview, withRelease } from './registry-changes.ts'
import { emptyRegistry } from './registry.ts'
import { aRelease } from '#tests/releases/a-release.ts'

const published = (version: string, at: string) => ({
  name: 'browse',
  release: aRelease(version),
  origin: 'https://browse.example',
  at,
})

const part = (page: string, visits: number, changes: Partial<HourOfPage> = {}): HourOfPage => ({
  ...sumOf([]),
  hour: '2026-11-21T10',
  page,
  visits,
  ...changes,
})

it('shows a canary and what is live beside the release before', () => {
  const first = withRelease(emptyRegistry, published('a', '2026-11-20T10:00:00.000Z'))
  const second = withRelease(first, published('b', '2026-11-21T10:00:00.000Z'))
  const third = withPreview(second, published('c', '2026-11-22T10:00:00.000Z'))
  const registry = withCanary(third, { name: 'browse', version: 'c', percent: 10 })
  expect(shownReleases(registry.remotes)).toEqual([
    { remote: 'browse', version: 'c', stage: 'canary', percent: 10 },
    { remote: 'browse', version: 'b', stage: 'live' },
    { remote: 'browse', version: 'a', stage: 'before', liveUntil: '2026-11-21T10:00:00.000Z' },
  ])
})

it('lists shares and 75th percentiles, of each page as well for one remote', () => {
  const LCP: number[] = []
  LCP[bucketOf('LCP', 1000)] = 4
  const parts = [
    part('/search', 1500, { failures: 3, errors: 45, LCP: Array.from(LCP, (count) => count ?? 0) }),
    part('/', 500),
    part('/', 0, { failures: 1 }),
  ]
  const table = listVisits([
    { remote: 'browse', version: '0.2.0', stage: 'live', parts },
    { remote: 'browse', version: '0.1.0', stage: 'before', parts: [] },
  ])
  expect(table).toBe(
    [
      '                           visits  failed  errors      LCP  INP  CLS',
      'browse  0.2.0      live     2,000   0.2 %   2.3 %  1025 ms    –    –',
      '          /                   500   0.2 %   0.0 %        –    –    –',
      '          /search           1,500   0.2 %   3.0 %  1025 ms    –    –',
      'browse  0.1.0      before       0       –       –        –    –    –',
    ].join('\n'),
  )
})

it.each([
  [0, 'visits'],
  [0.1, '10 % of visits'],
  [0.005, '0.5 % of visits'],
  [1, 'visits'],
])('says of which visits the counts are: %d', (share, text) => {
  expect(formatShare(share)).toBe(text)
})

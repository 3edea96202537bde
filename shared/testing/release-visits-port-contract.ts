import { describe, expect, it } from 'vitest'

import type { ReleaseVisitsPort } from '#domain/ports.ts'
import type { VisitsOfRelease } from '#domain/release-visits.ts'
import { visitPeriods } from '#domain/release-visits.ts'
import { ok } from '#domain/result.ts'

import { failed } from './failed.ts'

const none = { visits: 0, failures: 0, errors: 0 }

/** A canary that fails, beside the live release, which is slower than the one before. */
const releases: readonly VisitsOfRelease[] = [
  {
    remote: 'browse',
    version: 'c',
    stage: 'canary',
    percent: 10,
    all: { visits: 100, failures: 40, errors: 0 },
    pages: [{ page: '/search', visits: 100, failures: 40, errors: 0 }],
    worse: ['failures'],
  },
  {
    remote: 'browse',
    version: 'b',
    stage: 'live',
    all: { visits: 900, failures: 9, errors: 3 },
    pages: [
      { page: '/search', visits: 600, failures: 9, errors: 0 },
      { page: '/', visits: 300, failures: 0, errors: 3 },
    ],
    worse: [],
  },
  {
    remote: 'browse',
    version: 'a',
    stage: 'before',
    liveUntil: '2026-11-20T10:20:00.000Z',
    all: { visits: 900, failures: 9, errors: 3 },
    pages: [{ page: '/search', visits: 900, failures: 9, errors: 3 }],
    worse: [],
  },
  { remote: 'post', version: 'a', stage: 'live', all: none, pages: [], worse: [] },
]

/** What every {@link ReleaseVisitsPort} does. `open` returns a port over these visits, for an admin or a moderator. */
export function describeReleaseVisitsPort(
  name: string,
  open: (
    releases: readonly VisitsOfRelease[],
    role: 'admin' | 'moderator',
  ) => Promise<ReleaseVisitsPort>,
): void {
  describe(`${name}: a ReleaseVisitsPort`, () => {
    it.each(visitPeriods)('reads what visits of the last %i hours met', async (hours) => {
      const port = await open(releases, 'admin')
      expect(await port.read(hours)).toEqual(ok(releases))
    })

    it('reads nothing for a moderator', async () => {
      const port = await open(releases, 'moderator')
      expect(await port.read(visitPeriods[0])).toMatchObject(failed('permission-denied'))
    })
  })
}

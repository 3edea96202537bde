import type { VisitsOfRelease } from '@adamarket/shared/domain/release-visits.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createFunctionReleaseVisits } from '@adamarket/shared/firebase/function-release-visits.ts'
import { describeReleaseVisitsPort } from '@adamarket/shared/testing/release-visits-port-contract.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'

import { bucketOf } from '#functions/telemetry/histogram.ts'
import { isAdmin, readVisits, visitsSchema } from '#functions/telemetry/read-visits.ts'
import { hourOf } from '#functions/telemetry/release-counts.ts'
import type { Backend } from '#tests/functions/backend.ts'
import { openEmptyBackend } from '#tests/functions/backend.ts'

const now = new Date('2026-11-21T12:34:56Z')
const hourMs = 60 * 60_000

let backend: Backend
beforeEach(async () => {
  backend = await openEmptyBackend('demo-release-visits')
})
afterEach(() => backend.close())

type Remote = {
  current: string
  canary?: { version: string; percent: number }
  releases: Record<string, { liveUntil?: string }>
}

/** A registry in which these releases are at their stage. */
function registryOf(releases: readonly VisitsOfRelease[]) {
  const remotes: Record<string, Remote> = {}
  for (const { remote, version, stage, percent = 0, liveUntil } of releases) {
    const { current = '', ...rest } = remotes[remote] ?? { releases: {} }
    remotes[remote] = {
      ...rest,
      current: stage === 'live' ? version : current,
      ...(stage === 'canary' && { canary: { version, percent } }),
      releases: { ...rest.releases, [version]: { ...(liveUntil !== undefined && { liveUntil }) } },
    }
  }
  return { revision: 1, remotes }
}

/** Stores what visits to a page met, some hours before a time. */
async function met(release: string, page: string, fields: object, hoursAgo = 0, until = now) {
  const hour = hourOf(new Date(until.getTime() - hoursAgo * hourMs))
  await backend.firestore
    .doc(`releaseCounts/${release}@${hour}@0`)
    .set({ hour, at: new Date(`${hour}:00:00Z`), pages: { [page]: fields } }, { merge: true })
}

/** The function that is called, as it answers a user. */
const portOf = (registry: unknown, uid = 'kerem') =>
  createFunctionReleaseVisits(async (_name, data) => {
    const { hours } = v.parse(visitsSchema, data)
    const { firestore } = backend
    if (!(await isAdmin(firestore, uid))) return err(appError('permission-denied', undefined))
    return ok({ releases: await readVisits({ firestore, registry, hours, now }) })
  })

describeReleaseVisitsPort('by a function', async (releases, role) => {
  await backend.firestore.doc('moderators/kerem').set({ role })
  for (const { remote, version, liveUntil, pages } of releases) {
    const until = liveUntil === undefined ? now : new Date(liveUntil)
    for (const { page, ...sums } of pages) await met(`${remote}@${version}`, page, sums, 0, until)
  }
  return portOf(registryOf(releases))
})

const live = (version: string) =>
  ({ remote: 'browse', version, stage: 'live', pages: [], worse: [] }) as const
const none = { visits: 0, failures: 0, errors: 0 }

async function read(releases: readonly VisitsOfRelease[], hours: 24 | 168 = 24) {
  await backend.firestore.doc('moderators/kerem').set({ role: 'admin' })
  const answer = await portOf(registryOf(releases)).read(hours)
  expect(answer).toMatchObject({ ok: true })
  return answer.ok ? answer.value : []
}

it('looks back as long as is asked, of the release before from when it was replaced', async () => {
  const liveUntil = '2026-11-16T08:10:00.000Z'
  const before = { ...live('a'), stage: 'before', liveUntil, all: none } as const
  await met('browse@b', '/', { visits: 1 }, 24)
  await met('browse@b', '/', { visits: 2 }, 25)
  await met('browse@b', '/', { visits: 4 }, 24 * 7)
  await met('browse@b', '/', { visits: 8 }, 24 * 7 + 1)
  for (const [visits, hoursAgo] of [[1, 24] as const, [2, 25] as const, [4, -1] as const]) {
    await met('browse@a', '/', { visits }, hoursAgo, new Date(liveUntil))
  }
  const releases = [{ ...live('b'), all: none }, before]
  const visitsIn = async (hours: 24 | 168) =>
    (await read(releases, hours)).map(({ all: { visits } }) => visits)
  expect(await visitsIn(24)).toEqual([1, 1])
  expect(await visitsIn(168)).toEqual([7, 3])
})

it('says what web vitals three quarters of visits do not exceed, and which are worse', async () => {
  const before = {
    ...live('a'),
    stage: 'before',
    liveUntil: now.toISOString(),
    all: none,
  } as const
  const slow = { visits: 200, LCP: { [bucketOf('LCP', 4000)]: 200 } }
  const fast = { visits: 200, LCP: { [bucketOf('LCP', 1000)]: 200 } }
  await met('browse@b', '/', slow)
  await met('browse@a', '/', fast)
  const [now75, before75] = await read([{ ...live('b'), all: none }, before])
  expect(now75?.all.LCP).toBeGreaterThan(3500)
  expect(now75?.pages[0]).toMatchObject({ page: '/', LCP: now75?.all.LCP })
  expect(now75?.all).not.toHaveProperty('CLS')
  expect(now75?.worse).toEqual(['LCP'])
  expect(before75?.worse).toEqual([])
})

it('compares no release with one of another remote', async () => {
  await met('account@b', '/', { visits: 200, failures: 200 })
  await met('browse@b', '/', { visits: 200 })
  const account = { ...live('b'), remote: 'account', all: none } as const
  const [first] = await read([account, { ...live('b'), all: none }])
  expect(first?.all.failures).toBe(200)
  expect(first?.worse).toEqual([])
})

it('takes no answer of another form', async () => {
  const port = createFunctionReleaseVisits(async () => ok({ releases: [{ remote: 'browse' }] }))
  expect(await port.read(24)).toMatchObject({ ok: false, error: { kind: 'unexpected' } })
})

import { afterEach, beforeEach, expect, it } from 'vitest'

import { bucketOf } from '#functions/telemetry/histogram.ts'
import { hourOf } from '#functions/telemetry/release-counts.ts'
import { withCanary, withPreview, withRelease } from '#releases/registry-changes.ts'
import type { Registry } from '#releases/registry.ts'
import { emptyRegistry } from '#releases/registry.ts'
import { canaryOf, judgeCanary, withJudgement } from '#releases/watch-canary.ts'
import type { Backend } from '#tests/functions/backend.ts'
import { openEmptyBackend } from '#tests/functions/backend.ts'

import { aRelease } from './a-release.ts'

const began = new Date('2026-11-21T10:20:00Z')
const hourMs = 60 * 60_000

let backend: Backend
beforeEach(async () => {
  backend = await openEmptyBackend('demo-canary')
})
afterEach(() => backend.close())

/** Browse, with b live and c for a tenth of visitors. */
function aRegistry(): Registry {
  const published = (version: string) => ({
    name: 'browse',
    release: aRelease(version),
    origin: 'https://browse.example',
    at: began.toISOString(),
  })
  const live = withRelease(emptyRegistry, published('b'))
  const canary = { name: 'browse', version: 'c', percent: 10, at: began.toISOString() }
  return withCanary(withPreview(live, published('c')), canary)
}

type Visits = { readonly visits: number; readonly failures?: number; readonly lcp?: number }

/** Stores what visitors met in an hour, of whom a quarter waited twice as long. */
async function met(version: string, hour: string, { visits, failures = 0, lcp = 1000 }: Visits) {
  const half = Math.round(visits / 2)
  const LCP = {
    [bucketOf('LCP', lcp / 2)]: half,
    [bucketOf('LCP', lcp)]: visits - half - Math.round(visits / 4),
    [bucketOf('LCP', lcp * 2)]: Math.round(visits / 4),
  }
  await backend.firestore
    .doc(`releaseCounts/browse@${version}@${hour}@0`)
    .set({ hour, at: new Date(`${hour}:00:00Z`), pages: { '/search': { visits, failures, LCP } } })
}

/** Watches the canary every hour, in which the site has 500 visits, until it is none. */
async function watch(canaryOfHour: (visits: number) => Visits) {
  let registry = aRegistry()
  const log: string[] = []
  // Before the canary, each visit failed: that has no part in what is compared.
  await met('b', hourOf(new Date(began.getTime() - hourMs)), { visits: 500, failures: 500 })
  for (let time = began.getTime(); ; time += hourMs) {
    const canary = canaryOf(registry, 'browse')
    if (!canary) return { log, browse: registry.remotes['browse'] }
    const hour = hourOf(new Date(time))
    const own = (500 * canary.percent) / 100
    await met('c', hour, canaryOfHour(own))
    await met('b', hour, { visits: 500 - own, failures: 2 })
    const judged = await judgeCanary(backend.firestore, canary)
    log.push(`${judged.action} ${judged.percent ?? ''}`.trim())
    registry = withJudgement(registry, canary, judged, new Date(time).toISOString())
  }
}

it('a fine release goes step by step to all visitors', async () => {
  const { log, browse } = await watch((visits) => ({ visits, failures: 1 }))
  expect(log).toEqual(['wait', 'raise 25', 'wait', 'wait', 'raise 50', 'wait', 'wait', 'promote'])
  expect(browse).toMatchObject({ current: 'c' })
})

it('a release that fails is stopped in its first hour', async () => {
  const { log, browse } = await watch((visits) => ({ visits, failures: visits / 2 }))
  expect(log).toEqual(['stop'])
  expect(browse).toMatchObject({ current: 'b', releases: { c: { rolledBack: true } } })
})

it('a release that is slow is stopped before more visitors get it', async () => {
  const { log, browse } = await watch((visits) => ({ visits, failures: 0, lcp: 3000 }))
  expect(log).toEqual(['stop'])
  expect(browse).toMatchObject({ current: 'b' })
})

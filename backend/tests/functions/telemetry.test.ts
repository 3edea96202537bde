import { afterEach, beforeEach, expect, it } from 'vitest'

import { valueAt75 } from '#functions/telemetry/histogram.ts'
import { knownIn } from '#functions/telemetry/known-releases.ts'
import { refuseFloods, telemetryLimits } from '#functions/telemetry/refuse-floods.ts'
import {
  forgetOldReleaseCounts,
  hourOf,
  readCounts,
  sumOf,
} from '#functions/telemetry/release-counts.ts'
import { takeBatch } from '#functions/telemetry/take-batch.ts'
import type { Backend } from './backend.ts'
import { openEmptyBackend } from './backend.ts'

const noon = new Date('2026-11-21T12:34:56Z')
const hour = 60 * 60_000
const paths = ['/search', '/listing/:id']
const registry = { remotes: { browse: { releases: { 1: { paths }, 10: { paths } } } } }
const browse = { remote: 'browse', version: '1' }

let backend: Backend
let time: Date
let isTaken: (address: string) => boolean
beforeEach(async () => {
  backend = await openEmptyBackend('demo-telemetry')
  time = noon
  isTaken = refuseFloods(telemetryLimits, () => time.getTime())
})
afterEach(() => backend.close())

type Sent = { readonly body?: string; readonly method?: string; readonly address?: string }

const send = ({ body = '', method = 'POST', address = 'visitor' }: Sent) =>
  takeBatch(
    { method, address, body: Buffer.from(body) },
    {
      firestore: backend.firestore,
      known: () => Promise.resolve(knownIn(registry)),
      isTaken,
      now: () => time,
    },
  )

const batch = (what: string, changes = {}, page = '/search') =>
  JSON.stringify({ page, counts: [{ what, ...browse, ...changes }] })

const documents = async () => (await backend.firestore.collection('releaseCounts').get()).size

const counted = async (version = '1', since = hourOf(noon)) =>
  await readCounts(backend.firestore, { remote: 'browse', version }, since)

it('counts by release, hour and page, in a few documents', async () => {
  for (let visit = 0; visit < 20; visit += 1) {
    expect(await send({ body: batch('visit') })).toBe(204)
    expect(await send({ body: batch('LCP', { value: 1000 + visit }) })).toBe(204)
  }
  await send({ body: batch('failure', {}, '/listing/:id') })
  await send({ body: batch('error', { version: '10' }) })
  time = new Date(noon.getTime() + hour)
  await send({ body: batch('visit', {}, '/account/deletion/mine') })
  expect(await documents()).toBeLessThanOrEqual(4 + 1 + 1)

  const all = sumOf(await counted())
  expect(all).toMatchObject({ visits: 21, failures: 1, errors: 0, INP: [], CLS: [] })
  expect(Math.abs((valueAt75('LCP', all.LCP) ?? 0) - 1015)).toBeLessThan(100)
  expect(sumOf(await counted('10'))).toMatchObject({ visits: 0, errors: 1 })
  const pages = (await counted('1', hourOf(time))).map(({ page, visits }) => [page, visits])
  expect(pages).toEqual([['other', 1]])
})

it.each([
  ['another method', { method: 'GET' }, 405],
  ['a long body', { body: batch('visit', { more: 'x'.repeat(17_000) }) }, 413],
  ['no JSON', { body: '{"page":' }, 400],
  ['a release that no visitor has', { body: batch('visit', { version: '9' }) }, 400],
  ['a remote that there is not', { body: batch('visit', { remote: 'admin' }) }, 400],
  ['a path instead of a version', { body: batch('visit', { version: '1/../2' }) }, 400],
])('refuses %s, and stores nothing', async (_what, sent, status) => {
  expect(await send(sent)).toBe(status)
  expect(await documents()).toBe(0)
})

it('refuses a flood, and stores no address', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      send({ body: batch('visit'), address: `192.0.2.${at % 5}` }),
    ),
  )
  expect(statuses.filter((status) => status === 204)).toHaveLength(telemetryLimits.burst)
  expect(statuses.filter((status) => status === 429)).toHaveLength(200 - telemetryLimits.burst)
  expect(sumOf(await counted()).visits).toBe(telemetryLimits.burst)
  const { docs } = await backend.firestore.collection('releaseCounts').get()
  expect(JSON.stringify(docs.map((one) => [one.id, one.data()]))).not.toContain('192.0.2')
})

it('forgets after two weeks', async () => {
  await send({ body: batch('visit') })
  await forgetOldReleaseCounts(backend.firestore, noon.getTime() + 13 * 24 * hour)
  expect(await documents()).toBe(1)
  await forgetOldReleaseCounts(backend.firestore, noon.getTime() + 15 * 24 * hour)
  expect(await documents()).toBe(0)
})

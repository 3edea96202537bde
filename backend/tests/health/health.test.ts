import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { runSteps } from '#functions/events/run-steps.ts'
import { indexListings } from '#functions/search/index-listings.ts'
import { noteSuccess } from '#functions/base/keep-promise.ts'
import { formatPage } from '#health/page.ts'
import { promisesSection, readSuccesses, watched } from '#health/promises.ts'
import { hourMs, minuteMs } from '#health/section.ts'
import { visitorsSection } from '#health/visitors.ts'
import { waitingSection } from '#health/waiting.ts'
import { withRelease } from '#releases/registry-changes.ts'
import { emptyRegistry } from '#releases/registry.ts'
import { addCounts } from '#functions/telemetry/release-counts.ts'
import type { Backend } from '#tests/functions/backend.ts'
import { openEmptyBackend } from '#tests/functions/backend.ts'
import { aRelease } from '#tests/releases/a-release.ts'

/** A separate project that triggers no functions: each of them has stopped. */
let backend: Backend
beforeEach(async () => {
  backend = await openEmptyBackend('demo-health')
  for (const { name } of watched) await noteSuccess(backend.firestore, name)
  await backend.auth.createUser({ uid: 'ayse' })
  await backend.firestore.doc('users/ayse').set({ name: 'Ayşe' })
  await backend.firestore.doc('mail/sent').set({ at: new Date(), delivery: { state: 'SUCCESS' } })
  await post('civic')
  await indexListings(backend.firestore, ['civic'])
})
afterEach(() => backend.close())

async function post(id: string): Promise<void> {
  const listing = {
    title: 'Honda Civic',
    description: 'One owner',
    price: 9000,
    currency: 'GBP',
    category: 'Vehicles',
    subCategory: 'Cars',
    location: 'Girne',
    paymentOptions: ['Cash'],
    phoneNumber: '+90 533 000 00 00',
    contactMethod: ['Phone Number'],
    condition: 'used',
    imageUrl: ['https://example.com/a.webp'],
    userId: 'ayse',
    sellerName: 'Ayşe',
    timestamp: new Date().toISOString(),
  }
  expect(decodeListing(id, listing).ok).toBe(true)
  await backend.firestore.doc(`posts/${id}`).set(listing)
}

type At = { readonly later?: number; readonly isLocal?: boolean }

/** What is broken, some time later. */
async function broken({ later = 0, isLocal = false }: At = {}): Promise<readonly string[]> {
  const now = new Date(Date.now() + later)
  const sections = [
    promisesSection(await readSuccesses(backend.firestore), now, isLocal),
    await waitingSection({ ...backend, now, isLocal }),
  ]
  const found = sections.flatMap((section) => section.broken.map(({ what }) => what))
  expect(formatPage('the site', now, sections)).toContain(
    found.length === 0 ? 'Healthy.' : `Not healthy: ${found.length} `,
  )
  return found
}

it('nothing is broken of a site whose promises are kept', async () => {
  expect(await broken()).toEqual([])
  expect(await broken({ later: 30 * minuteMs })).toEqual([])
})

it.each(watched.filter(({ maxAgeMs }) => maxAgeMs !== undefined))(
  'a site is not healthy when this is late: $means',
  async ({ name, means, maxAgeMs = 0 }) => {
    const succeededAt = new Date(Date.now() - maxAgeMs - minuteMs)
    await backend.firestore.doc(`promises/${name}`).set({ succeededAt })
    expect(await broken()).toEqual([expect.stringContaining(`Late: ${means}, last `)])
  },
)

it.each(watched)(
  'what never ran is only broken in a real project: $means',
  async ({ name, means, maxAgeMs }) => {
    await backend.firestore.doc(`promises/${name}`).delete()
    expect(await broken({ isLocal: true })).toEqual([])
    // An account has to be deleted before its data can be erased.
    expect(await broken()).toEqual(maxAgeMs === undefined ? [] : [`Never happened: ${means}.`])
  },
)

it('a refused email is named, with what the server said', async () => {
  const delivery = { state: 'ERROR', error: '550 no such mailbox' }
  await backend.firestore.doc('mail/refused').set({ at: new Date(), delivery })
  expect(await broken({ isLocal: true })).toEqual([
    'Emails that were refused: 1, such as mail/refused: 550 no such mailbox.',
  ])
})

it.each([
  ['the extension does not run', {}],
  ['the server keeps it waiting', { delivery: { state: 'RETRY' } }],
])('an email that waits is named when %s', async (_why, delivery) => {
  await backend.firestore.doc('mail/waits').set({ at: new Date(), ...delivery })
  expect(await broken()).toEqual([])
  expect(await broken({ later: 20 * minuteMs })).toEqual([
    'Emails that have waited for more than 15 minutes: 1, such as mail/waits.',
  ])
})

it('the local site sends no emails, so none of them is late', async () => {
  await backend.firestore.doc('mail/shown').set({ at: new Date() })
  expect(await broken({ later: 20 * minuteMs, isLocal: true })).toEqual([])
})

it('a listing that search does not know is named after a minute', async () => {
  await post('corolla')
  expect(await broken()).toEqual([])
  const behind = 'Listings that search does not know as they are: 1, such as posts/corolla.'
  expect(await broken({ later: 2 * minuteMs })).toEqual([behind])
})

it('a step that has failed for a quarter of an hour is named', async () => {
  const event = { functionName: 'followListings', id: 'event' }
  const failing = { name: 'index', run: () => Promise.reject(new Error('no')) }
  await expect(runSteps(backend.firestore, event, [failing])).rejects.toThrow('index')
  expect(await broken()).toEqual([])
  expect(await broken({ later: 20 * minuteMs })).toEqual([
    expect.stringMatching(/^Events with steps .* \(followListings\/index\): 1, such as unfinished/),
  ])
})

it('a listing whose price changed only for those who open it is named', async () => {
  await backend.firestore.doc('posts/civic').update({ price: 1 })
  expect(await broken({ later: 2 * minuteMs })).toEqual([
    expect.stringContaining('such as posts/civic.'),
  ])
})

it('a deleted account whose data is still stored is named', async () => {
  await backend.auth.deleteUser('ayse')
  const late = 'Deleted accounts whose data is still there: 1, such as deletedAccounts/ayse.'
  expect(await broken()).toEqual([late])
  await backend.firestore.doc('deletedAccounts/ayse').set({ deletedAt: new Date() })
  expect(await broken()).toEqual([])
  expect(await broken({ later: 20 * minuteMs })).toEqual([late])
})

it('an alert that missed its daily email is named', async () => {
  const alert = { waitsFor: 'day', searchId: '1', createdAt: new Date() }
  await backend.firestore.doc('users/ayse/alerts/civic').set({ ...alert, at: new Date() })
  expect(await broken()).toEqual([])
  await backend.firestore
    .doc('users/ayse/alerts/civic')
    .update({ at: new Date(Date.now() - 27 * hourMs) })
  expect(await broken()).toEqual([
    'Alerts that no email had in 26 hours: 1, such as users/ayse/alerts/civic.',
  ])
})

it.each([
  ['a live release that fails', 'live', 5, ['browse live is live and fails: 5 of 60 visits.']],
  ['no other release', 'old', 60, []],
  ['no release that rarely fails', 'live', 4, []],
])('names %s', async (_what, version, failures, expected) => {
  const release = { remote: 'browse', version, vitals: [] }
  const now = new Date()
  for (let visit = 0; visit < 60; visit += 1) {
    const what = visit < failures ? (['visit', 'failure'] as const) : (['visit'] as const)
    await addCounts(backend.firestore, { page: '/', releases: [{ ...release, what }] }, now)
  }
  const registry = withRelease(emptyRegistry, {
    name: 'browse',
    release: aRelease('live'),
    origin: 'https://browse.example',
    at: now.toISOString(),
  })
  const { broken: found } = await visitorsSection({ ...backend, registry, share: 0.1, now })
  expect(found.map(({ what }) => what)).toEqual(expected)
})

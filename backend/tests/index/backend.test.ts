import { Query, Transaction } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { reconcile } from '#backup/reconcile.ts'
import { ourIndexes } from '#deployment/our-indexes.ts'

import { waitingSection } from '#health/waiting.ts'
import { readData } from '#data-check/read-data.ts'
import { backendForTests } from '#tests/functions/backend.ts'
import { alertAboutFavourite } from '#functions/alerts/alert-about-favourite.ts'
import { alertAbout } from '#functions/alerts/alert-about.ts'
import { indexSavedSearch, indexWaitingSearches } from '#functions/alerts/index-saved-search.ts'
import { forgetOldAlerts, sendDigests, sendHourly } from '#functions/alerts/send-digests.ts'
import { followUnsubscribeLink } from '#functions/alerts/unsubscribe.ts'
import { askSellers } from '#functions/availability/ask-sellers.ts'
import { forgetOldEvents } from '#functions/events/run-steps.ts'
import { checkListing } from '#functions/flags/check-listing.ts'
import { forgetOldMessages } from '#functions/mail/forget-old-messages.ts'
import { forgetUser } from '#functions/accounts/forget-user.ts'
import { indexListings } from '#functions/search/index-listings.ts'
import { recountPlaces } from '#functions/search/place-counts.ts'
import { findUsers } from '#functions/moderation/find-users.ts'
import { followBan } from '#functions/moderation/follow-ban.ts'
import { followCase } from '#functions/moderation/follow-case.ts'
import { forgetClosedCases } from '#functions/moderation/forget-cases.ts'
import { forgetOldEntries } from '#functions/moderation/forget-words.ts'
import { followDecision } from '#functions/moderation/follow-decision.ts'
import { noteReporter } from '#functions/moderation/note-reporter.ts'
import { recordsOf } from '#functions/accounts/own-records.ts'
import { limitFavourites } from '#functions/favourites/limit-favourites.ts'
import { releaseHeldListings } from '#functions/limits/limit-listings.ts'
import { forgetOldAccounts } from '#functions/accounts/deleted-accounts.ts'
import { dropWrongMarks, markPhoneOfUser } from '#functions/phone/mark-phone.ts'
import { forgetOldCounts } from '#functions/phone/phone-codes.ts'
import { forgetOldReleaseCounts, readCounts } from '#functions/telemetry/release-counts.ts'
import { removeUnusedFiles } from '#functions/pictures/unused-pictures.ts'
import { writeSellerName } from '#functions/accounts/seller-name.ts'
import { writeSitemaps } from '#functions/search/write-sitemaps.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'

import { missingIndex } from './needed-index.ts'
import { readQuery } from './recorded-query.ts'

// A separate project that triggers no functions.
const backend = backendForTests('demo-indexes')
const { firestore, auth, bucket } = backend
const get = vi.spyOn(Query.prototype, 'get')
const count = vi.spyOn(Query.prototype, 'count')
const getInTransaction = vi.spyOn(Transaction.prototype, 'get')

beforeEach(async () => {
  await firestore.doc('users/ayse').set({ name: 'Ayşe' })
  await firestore.doc('moderators/selin').set({ role: 'moderator' })
  const held = { userId: 'ayse', status: 'held' }
  await firestore.doc('posts/held').set(held)
  await firestore.doc('withheldListings/held').set({ ...held, heldBy: 'rate-limit' })
  const decision = { caseId: 'held', sellerId: 'ayse', title: '', note: '', action: 'dismiss' }
  const before = { status: 'active' }
  await firestore.doc('auditLog/decision').set({ ...decision, before })
  await firestore.doc('posts/active').set({ title: 'x', userId: 'ayse' })
  for (const waitsFor of ['day', 'hour']) {
    const waiting = { waitsFor, searchId: '1', createdAt: new Date() }
    await firestore.doc(`users/ayse/alerts/${waitsFor}`).set(waiting)
  }
  vi.clearAllMocks()
})
afterEach(() => forgetUser(firestore, bucket, 'ayse'))

it.each<[string, number, () => Promise<unknown>]>([
  ['forgetting a user', 13, () => forgetUser(firestore, bucket, 'ayse')],
  ['reading what is kept about a user', 5, () => recordsOf(firestore, 'ayse')],
  ['telling about a listing', 2, alertReader],
  [
    'searches of confirmed addresses',
    1,
    () => indexWaitingSearches({ firestore, auth, sendsPush: true }),
  ],
  ['daily emails', 3, () => sendDigests({ firestore, auth, site: '' })],
  ['hourly emails', 2, () => sendHourly({ firestore, auth, site: '' }, new Date())],
  ['asking sellers', 1, () => askSellers({ firestore, auth, site: '' }, new Date())],
  ['forgetting old alerts', 1, () => forgetOldAlerts(firestore, Date.now())],
  [
    'finding who has a favourite',
    1,
    () => {
      const change = { kind: 'cheaper', was: 1 } as const
      return alertAboutFavourite({ firestore, auth, site: '' }, 'active', change, new Date())
    },
  ],
  [
    'following a link of an email',
    2,
    () => followUnsubscribeLink(firestore, ['x'.repeat(32)], true),
  ],
  ['indexing a listing', 1, () => indexListings(firestore, ['held'])],
  ['counting the listings of a place', 4, countOnePlace],
  ['releasing held listings', 1, () => releaseHeldListings(firestore, new Date())],
  ['following a case', 1, () => followCase(firestore, 'held', new Date())],
  ['checking a listing', 5, checkNewListing],
  ['forgetting old events', 1, () => forgetOldEvents(firestore, Date.now())],
  ['forgetting old decisions', 1, () => forgetOldEntries(firestore, new Date())],
  ['forgetting closed cases', 1, () => forgetClosedCases(firestore, new Date())],
  ['limiting favourites', 2, limitFull],
  ['noting a reporter', 2, noteOneReporter],
  ['following a ban', 1, () => followBan(firestore, auth, 'ayse')],
  ['forgetting what was counted', 1, () => forgetOldReleaseCounts(firestore, Date.now())],
  [
    'reading what was counted',
    1,
    () => readCounts(firestore, { remote: 'browse', version: '1' }, '2026-11-21T10'),
  ],
  ['forgetting codes', 1, () => forgetOldCounts(firestore, Date.now())],
  ['marking the listings of a user', 2, () => markPhoneOfUser({ firestore, auth }, 'ayse')],
  ['dropping wrong marks', 2, () => dropWrongMarks({ firestore, auth })],
  ['following a decision', 1, () => followDecision({ firestore, auth, site: '' }, 'decision')],
  ['forgetting old accounts', 1, () => forgetOldAccounts(firestore, Date.now())],
  ['forgetting old messages', 2, () => forgetOldMessages(firestore, Date.now())],
  ['finding users', 2, () => findUsers({ firestore, auth }, 'selin', { text: 'Ayşe' }, new Date())],
  ['removing pictures', 2, () => removeUnusedFiles(firestore, bucket, 'ayse', ['images/ayse/a'])],
  ["writing a seller's name", 2, () => writeSellerName(firestore, 'ayse')],
  ['reading all data', 8, () => readData({ firestore, auth, bucket })],
  ['writing the sitemap', 1, () => writeSitemaps(firestore)],
  [
    'saying what waits',
    6,
    () => waitingSection({ firestore, auth, now: new Date(), isLocal: true }),
  ],
  ['settling a restored market', 4, settleRestored],
  ['rebuilding the search index', 7, () => rebuildSearchIndex(firestore, () => {})],
])('there is an index for %s', async (_what, queryCount, run) => {
  await run()
  const queries = [
    ...get.mock.contexts,
    ...count.mock.contexts,
    ...getInTransaction.mock.calls.map(([target]: readonly unknown[]) => target),
  ].filter((target) => target instanceof Query)
  expect(queries).toHaveLength(queryCount)
  expect(queries.map(missing).filter(Boolean)).toEqual([])
})

async function settleRestored(): Promise<void> {
  const facts = { afterBackup: [], roles: new Map(), deletedAccounts: new Set<string>() }
  await reconcile({ firestore, auth, bucket }, facts, () => {})
}

async function countOnePlace(): Promise<void> {
  const listing = firestore.doc('posts/active')
  const before = await firestore.doc('posts/none').get()
  await listing.set({ title: 'x', category: 'Pets', location: 'Girne', area: 'Lapta' })
  await recountPlaces(firestore, { before, after: await listing.get() })
}

/** A user who has saved a search that finds the listing, and has blocked its seller. */
async function alertReader(): Promise<void> {
  const saved = firestore.doc('users/mehmet/savedSearches/1')
  const blocked = firestore.doc('users/mehmet/blockedSellers/1')
  const createdAt = new Date()
  await auth.importUsers([{ uid: 'mehmet', email: 'mehmet@example.com', emailVerified: true }])
  await saved.set({ name: 'x', search: 'query=x', notify: 'daily', language: 'en', createdAt })
  await blocked.set({ sellerId: 'ayse' })
  await indexSavedSearch({ firestore, auth }, 'mehmet', '1')
  await alertAbout({ firestore, auth, site: '' }, 'active', { at: new Date() })
  await Promise.all([saved.delete(), blocked.delete()])
  await indexSavedSearch({ firestore, auth }, 'mehmet', '1')
}

/** Of a user whose mark is outdated: the usual case asks less. */
async function limitFull(): Promise<void> {
  await firestore.doc('limits/ayse').set({ favouritesFull: true })
  await limitFavourites(firestore, 'ayse')
}

async function noteOneReporter(): Promise<void> {
  const { uid } = await auth.createUser({})
  await firestore.doc(`reports/held_${uid}`).set({ listingId: 'held', userId: uid })
  await noteReporter({ firestore, auth }, `held_${uid}`)
  await firestore.doc(`reports/held_${uid}`).delete()
}

/** One of a new account, with a text and a price that can be compared. */
async function checkNewListing(): Promise<void> {
  const { uid } = await auth.createUser({})
  const description =
    'A quiet flat with two balconies, a lift and a parking place, ten minutes from the bazaar.'
  const home = { category: 'Real Estate', subCategory: 'Apartments' }
  const attributes = { offeredBy: 'owner' }
  const listing = { title: 'Flat', description, ...home, attributes, userId: uid }
  await firestore.doc(`posts/${uid}`).set(listing)
  await checkListing({ firestore, auth, bucket }, uid, { id: 'event', now: new Date() })
  await firestore.doc(`posts/${uid}`).delete()
}

/** What a query of the Admin SDK sends, from a method that is public only in JavaScript. */
function missing(query: Query): string | undefined {
  const toProto = v.parse(v.function(), Reflect.get(query, 'toProto'))
  const sent = v.parse(v.object({ structuredQuery: v.unknown() }), toProto.call(query))
  return missingIndex(readQuery(sent.structuredQuery), ourIndexes)
}

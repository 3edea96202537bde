import { isDeepStrictEqual } from 'node:util'

import { reducedFrom } from '@adamarket/shared/domain/listing/reduced-price.ts'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { onSchedule } from 'firebase-functions/v2/scheduler'

import { keepPromise } from '#functions/keep-promise.ts'
import { newListingOf } from '#functions/limit-actions.ts'
import { listingIn } from '#functions/listing-in.ts'
import { readDevice } from '#functions/push/push-messages.ts'
import { pushPublicKey } from '#functions/push/push.ts'
import { runSteps } from '#functions/run-steps.ts'

import { alertAboutFavourite, changeOf } from './alert-about-favourite.ts'
import type { AlertServices } from './alert-services.ts'
import { alertAbout } from './alert-about.ts'
import { indexSavedSearch, indexSearchesOf, indexWaitingSearches } from './index-saved-search.ts'
import { forgetOldAlerts, sendDigests, sendHourly } from './send-digests.ts'
import { isAbout, readSavedSearch } from './stored-search.ts'
import { pageAfter, pageToAsk, pageWithoutSearch } from './unsubscribe-page.ts'
import { followUnsubscribeLink } from './unsubscribe.ts'
import { watchFavourite } from './watch-favourite.ts'

const services = (): AlertServices => ({
  firestore: getFirestore(),
  auth: getAuth(),
  site: process.env['SITE_ORIGIN'] ?? '',
  sendsPush: pushPublicKey !== undefined,
})

/** Keeps the index of saved searches in step with them. */
export const indexSavedSearches = onDocumentWritten(
  { document: 'users/{uid}/savedSearches/{searchId}', retry: true },
  async ({ params: { uid, searchId }, data }) => {
    const before = readSavedSearch(data?.before.data())
    const after = readSavedSearch(data?.after.data())
    // Only when to tell matters; a search itself never changes.
    if (before && isAbout(before, after) && before.notify === after.notify) return
    await indexSavedSearch(services(), uid, searchId)
  },
)

/** Indexes what a user chooses on a device, or no longer does. */
export const indexSearchesOfDevices = onDocumentWritten(
  { document: 'users/{uid}/pushSubscriptions/{id}', retry: true },
  async ({ params: { uid }, data }) => {
    const [before, after] = [data?.before, data?.after].map((device) => readDevice(device?.data()))
    if (isDeepStrictEqual(before?.searches, after?.searches)) return
    await indexSearchesOf(services(), uid)
  },
)

/** Indexes what a user has saved once the profile says that the address is confirmed. */
export const indexSearchesOfUsers = onDocumentWritten(
  { document: 'users/{uid}', retry: true },
  async ({ params: { uid }, data }) => {
    const [before, after] = [data?.before, data?.after].map((one) => one?.get('emailVerified'))
    if (after === true && before !== true) await indexSearchesOf(services(), uid)
  },
)

/** Tells users about a listing that is new or active again, or reduced if that is what they wait for. */
export const alertAboutListings = onDocumentWritten(
  { document: 'posts/{postId}', retry: true, timeoutSeconds: 540 },
  async ({ params: { postId }, data }) => {
    const [before, after] = [listingIn(data?.before), listingIn(data?.after)]
    // The emulator's events have whole seconds only.
    const since = data?.after.updateTime
    if (!since || after?.status !== 'active') return
    const wasActive = before?.status === 'active'
    const isReduced = reducedFrom(after) !== undefined
    if (wasActive && (!isReduced || reducedFrom(before) !== undefined)) return
    const change = {
      at: new Date(since.toMillis()),
      isReduction: wasActive,
      ...(!data.before.exists && { created: newListingOf(data.after) }),
    }
    await alertAbout(services(), postId, change)
  },
)

/** Keeps who has a listing among their favourites in step with them. */
export const watchFavourites = onDocumentWritten(
  { document: 'users/{uid}/favourites/{listingId}', retry: true },
  async ({ params: { uid, listingId } }) => await watchFavourite(getFirestore(), uid, listingId),
)

/** Tells users about favourites that are cheaper or sold. */
export const alertAboutFavourites = onDocumentUpdated(
  { document: 'posts/{postId}', retry: true, timeoutSeconds: 540 },
  async ({ params: { postId }, time, data }) => {
    const change = changeOf(listingIn(data?.before), listingIn(data?.after))
    if (change) await alertAboutFavourite(services(), postId, change, new Date(time))
  },
)

/** Writes the daily emails, and indexes the searches of addresses that were confirmed since. */
export const sendDigestsDaily = onSchedule(
  { schedule: 'every day 08:00', timeZone: 'Asia/Nicosia', timeoutSeconds: 540, retryCount: 3 },
  () =>
    keepPromise('digests', () =>
      runSteps([
        () => sendDigests(services()),
        () => indexWaitingSearches(services()),
        () => forgetOldAlerts(getFirestore(), Date.now()),
      ]),
    ),
)

/** Writes the emails and notifications of users who were told about a listing less than an hour ago. */
export const sendAlertsHourly = onSchedule(
  { schedule: 'every 10 minutes', timeoutSeconds: 540 },
  () => keepPromise('hourly-alerts', () => sendHourly(services(), new Date())),
)

/**
 * Ends emails about a saved search or favourites, by the link in them: a visitor is asked first, and a mail program's
 * button sends the same `POST` (RFC 8058).
 */
export const unsubscribe = onRequest(async (request, response) => {
  const link = request.query['link']
  const isToEnd = request.method === 'POST'
  const found =
    typeof link === 'string'
      ? await followUnsubscribeLink(getFirestore(), link, isToEnd)
      : undefined
  response.set('Cache-Control', 'no-store').status(found ? 200 : 404)
  if (!found) response.send(pageWithoutSearch())
  else response.send(isToEnd ? pageAfter(found) : pageToAsk(found))
})

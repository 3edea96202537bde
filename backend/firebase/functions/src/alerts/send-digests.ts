import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { deleteAll } from '#functions/base/delete-all.ts'
import { mailTo } from '#functions/mail/write-mail.ts'
import { pagesOf } from '#functions/base/pages-of.ts'

import { limitsRef, paceOfAlerts } from './alert-pace.ts'
import type { AlertServices } from './alert-services.ts'
import { isChosen, pushTo, findRecipients } from './alert-devices.ts'
import { mailAboutListings } from './mail-texts.ts'
import type { MatchedSearch, WaitingAlert } from './stored-search.ts'
import {
  indexedSearchRef,
  isAbout,
  readIndexedSearch,
  readSavedSearch,
  readWaitingAlert,
  savedSearchRef,
} from './stored-search.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** The number of alerts in one batch, whose limit is 500 writes. */
const batchSize = 400

/** How long it is stored that a user was alerted about a listing, in milliseconds. */
const alertRetentionMs = 180 * 24 * 60 * 60_000

/**
 * Writes the daily emails and notifications: one for each saved search that has waiting alerts, which leave in the same
 * batch. A second run at the same time fails instead of sending them again.
 */
export async function sendDigests(services: AlertServices): Promise<void> {
  const waitsForDay = services.firestore.collectionGroup('alerts').where('waitsFor', '==', 'day')
  let waiting = (await waitsForDay.limit(1).get()).docs
  while (waiting[0]) {
    const userId = userOf(waiting[0])
    // One after the other: there are few.
    for (const about of await waitingOf(services, userId, 'day')) {
      await sendDigest(services, userId, about)
    }
    waiting = (await waitsForDay.limit(1).get()).docs
  }
}

/**
 * Sends each user the alerts that had to wait for an hour, about one saved search. Those about other searches wait for the
 * next hour, or for the daily email once the user was alerted often enough that day.
 *
 * @param now when this runs
 */
export async function sendHourly(services: AlertServices, now: Date): Promise<void> {
  const { firestore } = services
  const waitsForHour = firestore.collectionGroup('alerts').where('waitsFor', '==', 'hour')
  const userIds = new Set<string>()
  for await (const page of pagesOf(waitsForHour, batchSize)) {
    for (const alert of page) userIds.add(userOf(alert))
  }
  for (const userId of userIds) {
    const limits = limitsRef(firestore, userId)
    const { waitsFor, counted } = paceOfAlerts(await limits.get(), now)
    const [first, ...others] = await waitingOf(services, userId, 'hour')
    if (waitsFor === 'day') await moveToDay(firestore, [first ?? [], ...others].flat())
    if (waitsFor || !first) continue
    await sendDigest(services, userId, first)
    await limits.set(counted, { merge: true })
  }
}

function userOf({ ref }: QueryDocumentSnapshot): string {
  return ref.path.split('/')[1] ?? ''
}

/** The waiting alerts of a user, by the saved searches that they are about. */
async function waitingOf(
  { firestore }: AlertServices,
  userId: string,
  waitsFor: WaitingAlert['waitsFor'],
): Promise<readonly (readonly QueryDocumentSnapshot[])[]> {
  const alerts = firestore.collection(`users/${userId}/alerts`)
  const { docs } = await alerts.where('waitsFor', '==', waitsFor).limit(batchSize).get()
  return [...Map.groupBy(docs, (alert) => readWaitingAlert(alert.data()).searchId).values()]
}

async function moveToDay(
  firestore: Firestore,
  alerts: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const batch = firestore.batch()
  for (const { ref } of alerts) batch.update(ref, { waitsFor: 'day' })
  await batch.commit()
}

/** Writes an email and notifications about waiting alerts of one saved search, which leave in the same batch. */
async function sendDigest(
  services: AlertServices,
  userId: string,
  alerts: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const { firestore } = services
  const recipients = await findRecipients(services, userId)
  const digest = recipients && (await digestOf(firestore, userId, alerts))
  const batch = firestore.batch()
  if (digest && recipients.recipient && digest.saved.notify !== 'never') {
    const { saved, indexed, listings } = digest
    const link = unsubscribeLink(services.site, indexed)
    const mail = mailAboutListings(recipients.language, saved, listings, link, services.site)
    batch.create(...mailTo(firestore, recipients.recipient, mail))
  }
  for (const device of recipients?.devices ?? []) {
    if (!digest || !isChosen(device, digest.indexed)) continue
    batch.create(...pushTo(firestore, device, digest.indexed, digest.listings, recipients.language))
  }
  const waitsFor = FieldValue.delete()
  for (const { ref, updateTime } of alerts) {
    batch.update(ref, { waitsFor }, { lastUpdateTime: updateTime })
  }
  await batch.commit()
}

type Digest = MatchedSearch & { readonly listings: readonly Listing[] }

/** Undefined when no listing is left, or the user no longer wants alerts about the search. */
async function digestOf(
  firestore: Firestore,
  userId: string,
  alerts: readonly QueryDocumentSnapshot[],
): Promise<Digest | undefined> {
  const named = { userId, searchId: readWaitingAlert(alerts[0]?.data()).searchId }
  const [stored, entry, ...posts] = await firestore.getAll(
    savedSearchRef(firestore, named),
    indexedSearchRef(firestore, named),
    ...alerts.map(({ id }) => firestore.doc(`posts/${id}`)),
  )
  const saved = readSavedSearch(stored?.data())
  if (!entry?.exists) return undefined
  const indexed = readIndexedSearch(entry.data())
  if (!isAbout(indexed, saved)) return undefined
  const listings = posts.flatMap((post, at) => {
    const decoded = decodeListing(post.id, post.data() ?? {})
    const isActive = decoded.ok && decoded.value.status === 'active'
    return isActive && isAbout(readWaitingAlert(alerts[at]?.data()), saved) ? [decoded.value] : []
  })
  return listings.length === 0 ? undefined : { indexed, saved, listings }
}

/** Forgets alerts from long before `now`, in milliseconds since 1970. */
export async function forgetOldAlerts(firestore: Firestore, now: number): Promise<void> {
  const old = new Date(now - alertRetentionMs)
  await deleteAll(firestore.collectionGroup('alerts').where('at', '<', old))
}

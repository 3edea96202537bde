import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { deleteAll } from '#functions/base/delete-all.ts'
import { inGroups } from '#functions/base/in-groups.ts'
import { mailTo } from '#functions/mail/write-mail.ts'
import { pagesOf } from '#functions/base/pages-of.ts'

import { limitsRef, paceOfAlerts } from './alert-pace.ts'
import type { AlertServices } from './alert-services.ts'
import { isChosen, pushTo, findRecipients } from './alert-devices.ts'
import { mailAboutAlerts } from './mail-texts.ts'
import type { WaitingAlert } from './stored-search.ts'
import { changedFavourites, foundBySearches } from './waiting-alerts.ts'

/** The number of alerts in one batch, whose limit is 500 writes. */
const batchSize = 400

/** How long it is stored that a user was alerted about a listing, in milliseconds. */
const alertRetentionMs = 180 * 24 * 60 * 60_000

/**
 * Writes the daily emails and notifications: one about all that waits for a user, which leaves in the same batch. A second
 * run at the same time fails instead of sending them again.
 */
export async function sendDigests(services: AlertServices): Promise<void> {
  const waitsForDay = services.firestore.collectionGroup('alerts').where('waitsFor', '==', 'day')
  let waiting = (await waitsForDay.limit(1).get()).docs
  while (waiting[0]) {
    // One after the other: there are few.
    const userId = userOf(waiting[0])
    await sendDigest(services, userId, await waitingOf(services, userId, 'day'))
    waiting = (await waitsForDay.limit(1).get()).docs
  }
}

/**
 * Sends each user the alerts that had to wait for an hour, together, or leaves them for the daily email once the user was
 * alerted often enough that day.
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
    if (waitsFor === 'hour') continue
    const alerts = await waitingOf(services, userId, 'hour')
    if (waitsFor === 'day') {
      await moveToDay(firestore, alerts)
      continue
    }
    await sendDigest(services, userId, alerts)
    await limits.set(counted, { merge: true })
  }
}

function userOf({ ref }: QueryDocumentSnapshot): string {
  return ref.path.split('/')[1] ?? ''
}

/** The waiting alerts of a user. */
async function waitingOf(
  { firestore }: AlertServices,
  userId: string,
  waitsFor: WaitingAlert['waitsFor'],
): Promise<readonly QueryDocumentSnapshot[]> {
  const alerts = firestore.collection(`users/${userId}/alerts`)
  return (await alerts.where('waitsFor', '==', waitsFor).get()).docs
}

async function moveToDay(
  firestore: Firestore,
  alerts: readonly QueryDocumentSnapshot[],
): Promise<void> {
  for (const group of inGroups(alerts, batchSize)) {
    const batch = firestore.batch()
    for (const { ref } of group) batch.update(ref, { waitsFor: 'day' })
    await batch.commit()
  }
}

/** Writes one email and a notification for each device about waiting alerts of a user, which leave in the same batch. */
async function sendDigest(
  services: AlertServices,
  userId: string,
  alerts: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const { firestore } = services
  const messages = await messagesAbout(services, userId, alerts)
  // Beyond the size of a batch, only the first one has the messages, so that a failure sends none of them twice.
  for (const [at, group] of inGroups(alerts, batchSize).entries()) {
    const batch = firestore.batch()
    if (at === 0) for (const message of messages) batch.create(...message)
    for (const { ref, updateTime } of group) {
      batch.update(ref, { waitsFor: FieldValue.delete() }, { lastUpdateTime: updateTime })
    }
    await batch.commit()
  }
}

/** The email and the notifications, and where they are written to be sent. */
async function messagesAbout(
  services: AlertServices,
  userId: string,
  alerts: readonly QueryDocumentSnapshot[],
): Promise<readonly [DocumentReference, object][]> {
  const { firestore, site } = services
  const recipients = await findRecipients(services, userId)
  if (!recipients) return []
  const { recipient, devices, language } = recipients
  const found = await foundBySearches(firestore, userId, alerts)
  const favourites = await changedFavourites(firestore, userId, alerts)
  const emailed = {
    found: found.filter(({ saved }) => saved.notify !== 'never'),
    favourites,
  }
  const isEmailed = recipient && (favourites || emailed.found.length > 0)
  return [
    ...(isEmailed ? [mailTo(firestore, recipient, mailAboutAlerts(language, emailed, site))] : []),
    ...devices.flatMap((device) => {
      const chosen = found.filter(({ indexed }) => isChosen(device, indexed))
      const listings = chosen.flatMap((each) => each.listings)
      return chosen
        .slice(0, 1)
        .map(({ indexed }) => pushTo(firestore, device, indexed, listings, language))
    }),
  ]
}

/** Forgets alerts from long before `now`, in milliseconds since 1970. */
export async function forgetOldAlerts(firestore: Firestore, now: number): Promise<void> {
  const old = new Date(now - alertRetentionMs)
  await deleteAll(firestore.collectionGroup('alerts').where('at', '<', old))
}

import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { deleteAll } from '#functions/delete-all.ts'
import { mailTo } from '#functions/mail/write-mail.ts'

import type { AlertServices } from './alert-services.ts'
import { isChosen, pushTo, reach } from './alert-devices.ts'
import { mailAboutListings } from './mail-texts.ts'
import type { Told } from './stored-search.ts'
import {
  indexedSearchRef,
  isAbout,
  readIndexedSearch,
  readSavedSearch,
  readWaitingAlert,
  savedSearchRef,
} from './stored-search.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** Alerts in one batch, whose limit is 500 writes. */
const batchSize = 400

/** How long it is remembered that a user was told about a listing, in milliseconds. */
const alertsKept = 180 * 24 * 60 * 60_000

/**
 * Writes the daily emails and notifications: one for each saved search that has waiting alerts, which leave in the same
 * batch. A second run at the same time fails instead of sending them again.
 */
export async function sendDigests(services: AlertServices): Promise<void> {
  const pending = services.firestore.collectionGroup('alerts').where('isPending', '==', true)
  let waiting = (await pending.limit(1).get()).docs
  while (waiting[0]) {
    await sendDigestsTo(services, waiting[0].ref.path.split('/')[1] ?? '')
    waiting = (await pending.limit(1).get()).docs
  }
}

async function sendDigestsTo(services: AlertServices, userId: string): Promise<void> {
  const { firestore } = services
  const alerts = firestore.collection(`users/${userId}/alerts`)
  const { docs } = await alerts.where('isPending', '==', true).limit(batchSize).get()
  const { recipient, devices } = await reach(services, userId)
  const isReachable = recipient !== undefined || devices.length > 0
  const bySearch = Map.groupBy(docs, (alert) => readWaitingAlert(alert.data()).searchId)
  for (const [searchId, about] of bySearch) {
    // One after the other: there are few.
    const digest = isReachable ? await digestOf(firestore, { userId, searchId }, about) : undefined
    const batch = firestore.batch()
    if (digest && recipient) {
      const { saved, indexed, listings } = digest
      const link = unsubscribeLink(services.site, indexed)
      const mail = mailAboutListings(saved, listings, link, services.site)
      batch.create(...mailTo(firestore, recipient, mail))
    }
    for (const device of devices) {
      if (!digest || !isChosen(device, digest.indexed)) continue
      batch.create(...pushTo(firestore, device, digest, digest.listings))
    }
    const isPending = FieldValue.delete()
    for (const { ref, updateTime } of about) {
      batch.update(ref, { isPending }, { lastUpdateTime: updateTime })
    }
    await batch.commit()
  }
}

type Digest = Told & { readonly listings: readonly Listing[] }

/** Undefined when there is nothing to tell any more, or the user no longer wants to hear it. */
async function digestOf(
  firestore: Firestore,
  named: { readonly userId: string; readonly searchId: string },
  alerts: readonly QueryDocumentSnapshot[],
): Promise<Digest | undefined> {
  const [stored, entry, ...posts] = await firestore.getAll(
    savedSearchRef(firestore, named),
    indexedSearchRef(firestore, named),
    ...alerts.map(({ id }) => firestore.doc(`posts/${id}`)),
  )
  const saved = readSavedSearch(stored?.data())
  if (!entry?.exists || saved?.notify === 'never') return undefined
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
  const old = new Date(now - alertsKept)
  await deleteAll(firestore.collectionGroup('alerts').where('at', '<', old))
}

import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import { latestRates, ratesDocument } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { parseSearchQuery } from '@adamarket/shared/domain/search/parse-search-query.ts'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'

import { inGroups } from '#functions/base/in-groups.ts'
import { mailTo } from '#functions/mail/write-mail.ts'
import type { Device } from '#functions/push/push-messages.ts'

import { limitsRef, paceOfAlerts } from './alert-pace.ts'
import type { AlertServices } from './alert-services.ts'
import type { Recipients } from './alert-devices.ts'
import { findRecipients, isChosen, isChosenOnAny, pushTo } from './alert-devices.ts'
import { findSearches } from './find-searches.ts'
import { mailAboutAlerts } from './mail-texts.ts'
import type { IndexedSearch, MatchedSearch, WaitingAlert } from './stored-search.ts'
import { isAbout, readSavedSearch, savedSearchRef } from './stored-search.ts'

/** A change of a listing by which saved searches find it. */
type Change = {
  /** When the listing changed. Events come late: a search that was saved after the change has shown it. */
  readonly at: Date
  /** What is new about a listing that was active before: only searches that filter by it are concerned. */
  readonly changes?: readonly ('reduced' | 'verified')[]
}

/** Users who are alerted at the same time. */
const usersPerBatch = 20

/** The most users who are alerted about a listing, to limit its cost. The others find it in their searches. */
const maxUsers = 1000

/**
 * Alerts the users whose saved searches find an active listing, at once or later with other alerts, except for its
 * seller and those who have blocked the seller. Each user is alerted once about a listing, however many of their
 * searches find it and however often this runs: `users/{uid}/alerts/{listingId}` is written in the transaction that
 * writes the email.
 *
 * @param max how many users are alerted
 */
export async function alertAbout(
  services: AlertServices,
  postId: string,
  change: Change,
  max = maxUsers,
): Promise<void> {
  const { firestore } = services
  const [post, rates] = await firestore.getAll(
    firestore.doc(`posts/${postId}`),
    firestore.doc(`${ratesDocument.collection}/${ratesDocument.id}`),
  )
  const decoded = decodeListing(postId, post?.data() ?? {})
  if (!decoded.ok || decoded.value.status !== 'active') return
  const listing = decoded.value
  // A listing without a seller is from before the rules, and not new.
  if (listing.userId === '') return
  const searches = await findSearches(firestore, listing, latestRates(rates?.data()))
  const byUser = Map.groupBy(
    searches.filter((search) => isConcerned(search, change)),
    ({ userId }) => userId,
  )
  byUser.delete(listing.userId)
  if (byUser.size > max) {
    logger.warn('A listing is found by more users than are alerted', { postId, users: byUser.size })
  }
  for (const group of inGroups([...byUser].slice(0, max), usersPerBatch)) {
    await Promise.all(group.map(([uid, found]) => alertUser(services, uid, listing, found)))
  }
}

function isConcerned({ createdAt, search }: IndexedSearch, { at, changes }: Change): boolean {
  if (createdAt.toMillis() > at.getTime()) return false
  if (!changes) return true
  const query = parseSearchQuery(new URLSearchParams(search))
  return changes.some((filter) => query[filter] === true)
}

async function alertUser(
  services: AlertServices,
  uid: string,
  listing: Listing,
  found: readonly IndexedSearch[],
): Promise<void> {
  const { firestore, site } = services
  const recipients = await findRecipients(services, uid)
  if (!recipients) return
  const alert = firestore.doc(`users/${uid}/alerts/${listing.id}`)
  const blockedSellers = firestore.collection(`users/${uid}/blockedSellers`)
  const blocks = blockedSellers.where('sellerId', '==', listing.userId).limit(1)
  await firestore.runTransaction(async (transaction) => {
    const [known, limits, ...stored] = await transaction.getAll(
      alert,
      limitsRef(firestore, uid),
      ...found.map((indexed) => savedSearchRef(firestore, indexed)),
    )
    if (known?.exists || !(await transaction.get(blocks)).empty) return
    const searches = wantedSearches(found, stored, recipients)
    if (searches.length === 0) return
    const { email, pushes, daily } = planAlert(searches, recipients)
    const immediate = email ?? pushes[0]?.[1]
    const { waitsFor, counted } = paceOfAlerts(limits, new Date())
    const waiting = daily
      ? waitingFor(daily, 'day')
      : immediate && waitsFor && waitingFor(immediate, waitsFor)
    transaction.create(alert, { at: FieldValue.serverTimestamp(), ...waiting })
    if (!immediate || waitsFor) return
    transaction.set(limitsRef(firestore, uid), counted, { merge: true })
    for (const [device, matched] of pushes) {
      transaction.create(
        ...pushTo(firestore, device, matched.indexed, [listing], recipients.language),
      )
    }
    if (!email || !recipients.recipient) return
    const about = [{ ...email, listings: [listing] }]
    const mail = mailAboutAlerts(recipients.language, { found: about }, site)
    transaction.create(...mailTo(firestore, recipients.recipient, mail))
  })
}

/** The searches by which the user wants to be alerted, as they are saved now. */
function wantedSearches(
  found: readonly IndexedSearch[],
  stored: readonly DocumentSnapshot[],
  { recipient, devices }: Recipients,
): readonly MatchedSearch[] {
  return found.flatMap((indexed, at) => {
    const saved = readSavedSearch(stored[at]?.data())
    if (!isAbout(indexed, saved)) return []
    const isByEmail = saved.notify !== 'never' && recipient !== undefined
    return isByEmail || isChosenOnAny(devices, indexed) ? [{ indexed, saved }] : []
  })
}

/** The searches that an alert is about: in an email and in notifications at once, and in the daily alerts. */
function planAlert(searches: readonly MatchedSearch[], { recipient, devices }: Recipients) {
  const immediate = searches.find(({ saved }) => saved.notify === 'immediately')
  const daily = immediate ? undefined : dailySearch(searches, devices)
  const pushes = devices.flatMap((device): readonly [Device, MatchedSearch][] => {
    const getsDaily = daily !== undefined && isChosen(device, daily.indexed)
    // A device without a daily alert is notified at once about a daily search as well.
    const matched = searches.find(
      ({ indexed, saved }) => isChosen(device, indexed) && !(getsDaily && saved.notify === 'daily'),
    )
    return matched ? [[device, matched]] : []
  })
  return { email: recipient && immediate, pushes, daily }
}

/** The only search that a daily alert is about: where possible one that is chosen on a device. */
function dailySearch(
  searches: readonly MatchedSearch[],
  devices: readonly Device[],
): MatchedSearch | undefined {
  const daily = searches.filter(({ saved }) => saved.notify === 'daily')
  return daily.find(({ indexed }) => isChosenOnAny(devices, indexed)) ?? daily[0]
}

/** What an alert says while it waits to be sent with others. */
function waitingFor(
  { indexed: { searchId, createdAt } }: MatchedSearch,
  waitsFor: WaitingAlert['waitsFor'],
): WaitingAlert {
  return { waitsFor, searchId, createdAt }
}

import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import { latestRates, ratesDocument } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { parseSearchQuery } from '@adamarket/shared/domain/search/parse-search-query.ts'
import { FieldValue } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'

import { inGroups } from '#functions/base/in-groups.ts'
import { mailTo } from '#functions/mail/write-mail.ts'

import type { Device } from '#functions/push/push-messages.ts'

import { limitsRef, paceOfAlerts } from './alert-pace.ts'
import type { AlertServices } from './alert-services.ts'
import { isChosen, pushTo, findRecipients } from './alert-devices.ts'
import { findSearches } from './find-searches.ts'
import { mailAboutListings } from './mail-texts.ts'
import type { IndexedSearch, MatchedSearch, WaitingAlert } from './stored-search.ts'
import { isAbout, readSavedSearch, savedSearchRef } from './stored-search.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

/** Why users are told about a listing. */
type Change = {
  /** When it changed. Events come late: a search that was saved after that has shown it. */
  readonly at: Date
  /** It was active before: only those who search for reduced prices are told. */
  readonly isReduction?: boolean
}

/** Users who are told at the same time. */
const usersPerBatch = 20

/** The most users who are told about a listing, so that its cost is limited; the others find it in their searches. */
const maxTold = 1000

/**
 * Tells the users whose saved searches find a listing about it, unless it is not active or they have blocked its
 * seller: at once, or later with others. Each user is told once about a listing, however many of their searches find it and however often this
 * runs: `users/{uid}/alerts/{listingId}` is written in the transaction that writes the email.
 *
 * @param max how many users are told
 */
export async function alertAbout(
  services: AlertServices,
  postId: string,
  { at, isReduction = false }: Change,
  max = maxTold,
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
  const earlier = searches.filter(
    ({ createdAt, search }) =>
      createdAt.toMillis() <= at.getTime() && (!isReduction || isForReduced(search)),
  )
  const byUser = Map.groupBy(earlier, ({ userId }) => userId)
  const users = [...byUser].filter(([uid]) => uid !== listing.userId)
  if (users.length > max) {
    logger.warn('A listing fits more saved searches than are told', {
      postId,
      users: users.length,
    })
  }
  for (const group of inGroups(users.slice(0, max), usersPerBatch)) {
    await Promise.all(group.map(([uid, found]) => alertUser(services, uid, listing, found)))
  }
}

async function alertUser(
  services: AlertServices,
  uid: string,
  listing: Listing,
  found: readonly IndexedSearch[],
): Promise<void> {
  const { firestore, site } = services
  const { recipient, devices } = await findRecipients(services, uid)
  if (recipient === undefined && devices.length === 0) return
  const alert = firestore.doc(`users/${uid}/alerts/${listing.id}`)
  const blockedSellers = firestore.collection(`users/${uid}/blockedSellers`)
  await firestore.runTransaction(async (transaction) => {
    const [known, limits, ...stored] = await transaction.getAll(
      alert,
      limitsRef(firestore, uid),
      ...found.map((indexed) => savedSearchRef(firestore, indexed)),
    )
    const ofSeller = blockedSellers.where('sellerId', '==', listing.userId).limit(1)
    if (known?.exists || !(await transaction.get(ofSeller)).empty) return
    const searches = found.flatMap((indexed, at): readonly MatchedSearch[] => {
      const saved = readSavedSearch(stored[at]?.data())
      if (!isAbout(indexed, saved)) return []
      const isByEmail = saved.notify !== 'never' && recipient !== undefined
      const isTold = isByEmail || devices.some((device) => isChosen(device, indexed))
      return isTold ? [{ indexed, saved }] : []
    })
    if (searches.length === 0) return
    const now = searches.find(({ saved }) => saved.notify === 'immediately')
    const daily = now ? [] : searches.filter(({ saved }) => saved.notify === 'daily')
    // The alert waits for one search only: where possible for one that is chosen on a device.
    const later =
      daily.find(({ indexed }) => devices.some((device) => isChosen(device, indexed))) ?? daily[0]
    const pushes = devices.flatMap((device): readonly [Device, MatchedSearch][] => {
      const waits = later !== undefined && isChosen(device, later.indexed)
      // With nothing to wait for, a daily search is told at once as well.
      const matched = searches.find(
        ({ indexed, saved }) => isChosen(device, indexed) && !(waits && saved.notify === 'daily'),
      )
      return matched ? [[device, matched]] : []
    })
    const atOnce = (recipient && now) ?? pushes[0]?.[1]
    const { waitsFor, counted } = paceOfAlerts(limits, new Date())
    const waiting = later
      ? waitingFor(later.indexed, 'day')
      : atOnce && waitsFor && waitingFor(atOnce.indexed, waitsFor)
    transaction.create(alert, { at: FieldValue.serverTimestamp(), ...waiting })
    if (!atOnce || waitsFor) return
    transaction.set(limitsRef(firestore, uid), counted, { merge: true })
    for (const [device, matched] of pushes) {
      transaction.create(...pushTo(firestore, device, matched, [listing]))
    }
    if (!now || !recipient) return
    const link = unsubscribeLink(site, now.indexed)
    const mail = mailAboutListings(now.saved, [listing], link, site)
    transaction.create(...mailTo(firestore, recipient, mail))
  })
}

function isForReduced(search: string): boolean {
  return parseSearchQuery(new URLSearchParams(search)).reduced === true
}

/** What an alert says while it waits to be sent with others. */
function waitingFor(
  { searchId, createdAt }: IndexedSearch,
  waitsFor: WaitingAlert['waitsFor'],
): WaitingAlert {
  return { waitsFor, searchId, createdAt }
}

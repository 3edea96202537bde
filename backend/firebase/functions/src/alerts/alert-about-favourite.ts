import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { openAccount } from '#functions/accounts/accounts.ts'
import { emailLanguageOf } from '#functions/mail/email-language.ts'
import { mailTo, recipientOf } from '#functions/mail/write-mail.ts'
import { pagesOf } from '#functions/base/pages-of.ts'

import { limitsRef, paceOfAlerts } from './alert-pace.ts'
import type { AlertServices } from './alert-services.ts'
import {
  emailLinkRef,
  newEmailLink,
  readEmailLink,
  readSettings,
  settingsRef,
} from './favourite-emails.ts'
import type { FavouriteChange } from './favourite-change.ts'
import { isStillTrue } from './favourite-change.ts'
import { mailAboutAlerts } from './mail-texts.ts'
import type { Watcher } from './watch-favourite.ts'
import { readWatcher } from './watch-favourite.ts'

/** Watchers that are read and alerted at a time. */
const batchSize = 20

/**
 * Tells the users who have a listing among their favourites, and want to hear it, that it is sold or cheaper, by what is
 * stored now: of a sale once, of lower prices once a day. Like alerts about saved searches, it is told at once or later with
 * others.
 *
 * @param now when the listing changed, so that an event that comes twice is about the same day
 */
export async function alertAboutFavourite(
  services: AlertServices,
  postId: string,
  change: FavouriteChange,
  now: Date,
): Promise<void> {
  const { firestore } = services
  const stored = await firestore.doc(`posts/${postId}`).get()
  const decoded = decodeListing(postId, stored.data() ?? {})
  if (!decoded.ok) return
  const listing = decoded.value
  if (!isStillTrue(change, listing)) return
  const watchers = firestore.collection('favouriteWatchers').where('listingId', '==', postId)
  for await (const page of pagesOf(watchers, batchSize)) {
    const others = page
      .map((watcher) => readWatcher(watcher.data()))
      .filter(({ userId }) => userId !== listing.userId)
    const wanted = await withEmailsOn(firestore, others)
    await Promise.all(
      wanted.map((watcher) => alertWatcher(services, watcher, listing, change, now)),
    )
  }
}

/** Those whose emails are on: for the others no account is looked up, and no transaction begins. */
async function withEmailsOn(
  firestore: Firestore,
  watchers: readonly Watcher[],
): Promise<readonly Watcher[]> {
  if (watchers.length === 0) return []
  const chosen = await firestore.getAll(
    ...watchers.map(({ userId }) => settingsRef(firestore, userId)),
  )
  return watchers.filter((_, at) => readSettings(chosen[at]?.data())?.isOn)
}

async function alertWatcher(
  { firestore, auth, site }: AlertServices,
  { userId }: Watcher,
  listing: Listing,
  change: FavouriteChange,
  now: Date,
): Promise<void> {
  const recipient = recipientOf(await openAccount(auth, userId))
  if (!recipient) return
  const language = await emailLanguageOf(firestore, userId)
  const about = change.kind === 'sold' ? 'sold' : now.toISOString().slice(0, 10)
  // No id of a listing has this character.
  const alert = firestore.doc(`users/${userId}/alerts/${listing.id}~${about}`)
  const linkRef = emailLinkRef(firestore, userId)
  await firestore.runTransaction(async (transaction) => {
    const [known, chosen, stored, limits] = await transaction.getAll(
      alert,
      settingsRef(firestore, userId),
      linkRef,
      limitsRef(firestore, userId),
    )
    if (known?.exists || !readSettings(chosen?.data())?.isOn) return
    const { waitsFor, counted } = paceOfAlerts(limits, new Date())
    const waiting = waitsFor && { waitsFor, change }
    transaction.create(alert, { at: FieldValue.serverTimestamp(), ...waiting })
    const emailLink = stored?.exists ? readEmailLink(stored.data()) : newEmailLink(userId)
    if (!stored?.exists) transaction.create(linkRef, emailLink)
    if (waitsFor) return
    transaction.set(limitsRef(firestore, userId), counted, { merge: true })
    const favourites = { ...emailLink, changed: [{ listing, change }] }
    const mail = mailAboutAlerts(language, { found: [], favourites }, site)
    transaction.create(...mailTo(firestore, recipient, mail))
  })
}

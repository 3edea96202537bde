import { dueAction, availabilityTerm } from '@adamarket/shared/domain/listing/availability.ts'
import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { olderThan } from '@adamarket/shared/domain/search-index/entry-id.ts'
import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { FieldPath, Timestamp } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'
import * as v from 'valibot'

import { openAccount } from '#functions/accounts/accounts.ts'
import type { AlertServices } from '#functions/alerts/alert-services.ts'
import { inGroups } from '#functions/base/in-groups.ts'
import { emailLanguageOf } from '#functions/mail/email-language.ts'
import { mailTo, recipientOf } from '#functions/mail/write-mail.ts'
import { pagesOf } from '#functions/base/pages-of.ts'
import type { StoredListing } from '#functions/withheld/stored-listing.ts'
import { listingRef, readListing, writeListing } from '#functions/withheld/stored-listing.ts'

import { answerLink, signingKey } from './answer-link.ts'
import type { LinkOf, NoticeKind } from './mail-texts.ts'
import { mailAboutAvailability } from './mail-texts.ts'

/** Entries of the index that are read at a time. */
const pageSize = 500

/** The most listings that one run is about: the next run continues. */
const maxDue = 2000

/** Listings of one seller in one transaction. */
const batchSize = 50

const entrySchema = v.object({
  postId: v.string(),
  listing: v.object({
    userId: v.string(),
    timestamp: v.exactOptional(v.string()),
    renewedAt: v.exactOptional(v.string()),
    askedAt: v.exactOptional(v.string()),
  }),
})

/**
 * Asks the sellers of listings that have been active for long whether they are still available, and holds those without an
 * answer (specification, section 2.10): each seller by one email, if the address is confirmed.
 *
 * @returns the number of these listings
 */
export async function askSellers(services: AlertServices, now: Date): Promise<number> {
  const due = await readDue(services.firestore, now)
  let count = 0
  for (const [uid, ids] of due) {
    for (const group of inGroups(ids, batchSize)) {
      try {
        count += await askSeller(services, uid, group, now)
      } catch (error) {
        logger.error('A seller could not be asked about listings', { uid, error })
      }
    }
  }
  return count
}

/** Ids of listings that may be due, by their sellers. The index has all active ones, and a listing once in this order. */
async function readDue(
  firestore: Firestore,
  now: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const old = firestore
    .collection(entriesPath('newest'))
    .orderBy(FieldPath.documentId())
    .startAt(olderThan(new Date(now.getTime() - availabilityTerm)))
    .select(
      'postId',
      ...['userId', 'timestamp', 'renewedAt', 'askedAt'].map((field) => `listing.${field}`),
    )
  const due: { readonly uid: string; readonly id: string }[] = []
  for await (const page of pagesOf(old, pageSize)) {
    for (const entry of page) {
      const { output, success } = v.safeParse(entrySchema, entry.data())
      if (success && dueAction(output.listing, now))
        due.push({ uid: output.listing.userId, id: output.postId })
    }
    if (due.length >= maxDue) break
  }
  const bySeller = Map.groupBy(due.slice(0, maxDue), ({ uid }) => uid)
  return new Map([...bySeller].map(([uid, found]) => [uid, found.map(({ id }) => id)]))
}

async function askSeller(
  { firestore, auth, site }: AlertServices,
  uid: string,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const recipient = recipientOf(uid === '' ? undefined : await openAccount(auth, uid))
  const language = recipient && (await emailLanguageOf(firestore, recipient.userId))
  const key = await signingKey(firestore)
  const askedAt = now.toISOString()
  return await firestore.runTransaction(async (transaction) => {
    const stored = await Promise.all(
      ids.map((id) => readListing(firestore, id, (ref) => transaction.get(ref))),
    )
    const due = stored.flatMap((one) => dueNotices(one, now))
    for (const { notice, stored: one } of due) {
      if (notice === 'hide') {
        writeListing(firestore, transaction, one, { status: 'held', heldBy: 'age' })
      } else transaction.update(listingRef(firestore, one), { askedAt: Timestamp.fromDate(now) })
    }
    for (const notice of ['ask', 'hide'] as const) {
      const listings = due.filter((one) => one.notice === notice).map(({ listing }) => listing)
      if (!recipient || !language || listings.length === 0) continue
      const linkOf: LinkOf = ({ id, askedAt: before = askedAt }, ...answer) => {
        const question = { listing: id, askedAt: notice === 'ask' ? askedAt : before }
        return answerLink(site, key, question, ...answer)
      }
      const mail = mailAboutAvailability(language, notice, listings, linkOf, site)
      transaction.create(...mailTo(firestore, recipient, mail))
    }
    return due.length
  })
}

type DueNotice = {
  readonly notice: NoticeKind
  readonly stored: StoredListing
  readonly listing: Listing
}

/** None for a listing that is no longer active, or about which its seller has answered meanwhile. */
function dueNotices(stored: StoredListing | undefined, now: Date): readonly DueNotice[] {
  const decoded = stored && decodeListing(stored.id, stored.fields)
  if (!stored || !decoded?.ok || decoded.value.status !== 'active') return []
  const notice = dueAction(decoded.value, now)
  return notice ? [{ notice, stored, listing: decoded.value }] : []
}

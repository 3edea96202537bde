import { isUnanswered } from '@adamarket/shared/domain/listing/availability.ts'
import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { isWithheld } from '@adamarket/shared/domain/listing/listing.ts'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'

import type { Change } from '#functions/listings/listing-in.ts'
import type { ListingState, StoredListing } from '#functions/withheld/stored-listing.ts'
import {
  isChangeBySeller,
  listingRef,
  readListing,
  stateOf,
  writeListing,
} from '#functions/withheld/stored-listing.ts'

import type { Answer } from './answer-link.ts'
import { isSigned, signingKey } from './answer-link.ts'

/** What a link in an email says. Any text can be in its place. */
export type FollowedLink = {
  readonly listing: string
  readonly answer: Answer
  readonly signature: string
}

/**
 * Finds the listing that a link in an email is about, and does what the link says if `shouldApply`. Repeating it changes
 * nothing more.
 *
 * @returns undefined when the listing is gone, moderators withhold it, or its seller was asked again since
 */
export async function followAnswerLink(
  firestore: Firestore,
  { listing: id, answer, signature }: FollowedLink,
  shouldApply: boolean,
): Promise<Listing | undefined> {
  if (!/^[\w-]{1,128}$/.test(id)) return undefined
  const key = await signingKey(firestore)
  return await firestore.runTransaction(async (transaction) => {
    const found = await read(firestore, transaction, id)
    const { askedAt, status } = found?.listing ?? {}
    if (!found || askedAt === undefined) return undefined
    if (!isSigned(key, { listing: id, askedAt }, signature)) return undefined
    if (isWithheld({ status }) && !isHeldByAge(found.stored)) return undefined
    if (shouldApply && answer === 'deleted') {
      transaction.delete(listingRef(firestore, { id, isInWithheldCollection: false }))
    } else if (shouldApply) {
      write(firestore, transaction, found.stored, answer === 'sold' ? { status: 'sold' } : {})
    }
    return found.listing
  })
}

/**
 * Takes a seller's change of a listing for the answer to a question before it, and shows the listing again if it was hidden.
 * Idempotent: by what is stored now.
 */
export async function noteAnswer(
  firestore: Firestore,
  id: string,
  { before, after }: Change,
): Promise<void> {
  const at = after.updateTime?.toDate()
  if (!at || !isChangeBySeller(before.data() ?? {}, after.data() ?? {})) return
  await firestore.runTransaction(async (transaction) => {
    const found = await read(firestore, transaction, id)
    const { askedAt } = found?.listing ?? {}
    if (!found || askedAt === undefined || at < new Date(askedAt)) return
    const { stored, listing } = found
    if (isHeldByAge(stored)) write(firestore, transaction, stored, {}, at)
    else if (isUnanswered(listing)) {
      transaction.update(listingRef(firestore, stored), { renewedAt: Timestamp.fromDate(at) })
    }
  })
}

async function read(firestore: Firestore, transaction: Transaction, id: string) {
  const stored = await readListing(firestore, id, (ref) => transaction.get(ref))
  const decoded = stored && decodeListing(id, stored.fields)
  return stored && decoded?.ok ? { stored, listing: decoded.value } : undefined
}

function isHeldByAge(stored: StoredListing): boolean {
  const { status, heldBy } = stateOf(stored)
  return status === 'held' && heldBy === 'age'
}

function write(
  firestore: Firestore,
  transaction: Transaction,
  stored: StoredListing,
  state: ListingState,
  at = new Date(),
): void {
  const fields = { ...stored.fields, renewedAt: Timestamp.fromDate(at) }
  writeListing(firestore, transaction, { ...stored, fields }, state)
}

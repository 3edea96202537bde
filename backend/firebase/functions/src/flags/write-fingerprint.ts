import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Firestore } from 'firebase-admin/firestore'

import { contentHash } from '#functions/moderation/case-facts.ts'
import { isDeletedListing } from '#functions/listings/deleted-listings.ts'
import type { Bucket } from '#functions/pictures/unused-pictures.ts'
import { readListing } from '#functions/withheld/stored-listing.ts'

import type { Fingerprint } from './fingerprint.ts'
import { fingerprintOf, readFingerprint } from './fingerprint.ts'

type Services = { readonly firestore: Firestore; readonly bucket: Bucket }

type Fingerprinted = {
  readonly listing: Listing
  readonly fingerprint: Fingerprint
  /** The listing's content hash. */
  readonly content: string
}

/**
 * Writes the fingerprint of a listing, or deletes that of a listing that is gone or has no seller, unless it has a case.
 * Idempotent: what has changed meanwhile is left to the event of that change.
 *
 * @param listingId of a listing that exists or not
 * @param now without it, a first fingerprint is as old as the listing
 * @returns undefined when none was written
 */
export async function writeFingerprint(
  { firestore, bucket }: Services,
  listingId: string,
  now?: Date,
): Promise<Fingerprinted | undefined> {
  const ref = firestore.collection('fingerprints').doc(listingId)
  const [read, stored] = await Promise.all([readListing(firestore, listingId), ref.get()])
  const decoded = read && decodeListing(listingId, read.fields)
  if (!read || !decoded?.ok || decoded.value.userId === '') {
    if (!(await isNeeded(firestore, listingId, read !== undefined))) await ref.delete()
    return undefined
  }
  const listing = decoded.value
  const known = readFingerprint(stored)
  const fingerprint = await fingerprintOf(listing, known, bucket, now ?? read.createdAt)
  const content = contentHash(read.fields)
  const isWritten = await firestore.runTransaction(async (transaction) => {
    const current = await readListing(firestore, listingId, (one) => transaction.get(one))
    const isCurrent = current !== undefined && contentHash(current.fields) === content
    if (isCurrent) transaction.set(ref, fingerprint)
    return isCurrent
  })
  return isWritten ? { listing, fingerprint, content } : undefined
}

/**
 * The case of a deleted listing keeps its fingerprint: the seller may post the same again. Without a case it stays until
 * the deletion is noted, since the rules let no listing take the id as long as either is there.
 */
async function isNeeded(
  firestore: Firestore,
  listingId: string,
  hasListing: boolean,
): Promise<boolean> {
  const hasCase = (await firestore.collection('cases').doc(listingId).get()).exists
  return hasCase || !(hasListing || (await isDeletedListing(firestore, listingId)))
}

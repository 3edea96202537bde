import { decodeListing } from '@adamarket/shared/domain/decode-listing.ts'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

import { followCase } from '#functions/moderation/follow-case.ts'
import { contentHash } from '#functions/moderation/stored-case.ts'
import type { Bucket } from '#functions/unused-pictures.ts'

import { findFlags } from './find-flags.ts'
import { fingerprintOf, readFingerprint } from './fingerprint.ts'

export type Services = {
  readonly firestore: Firestore
  readonly auth: Auth
  readonly bucket: Bucket
}

/**
 * Writes the fingerprint of a listing, and puts the listing before the desk if plain code finds a reason; buyers see
 * it as before. Idempotent: what has changed meanwhile is left to the event of that change.
 *
 * @param listingId of a listing that exists or not
 */
export async function checkListing(
  { firestore, auth, bucket }: Services,
  listingId: string,
  now: Date,
): Promise<void> {
  const post = firestore.collection('posts').doc(listingId)
  const ref = firestore.collection('fingerprints').doc(listingId)
  const [read, stored] = await firestore.getAll(post, ref)
  const fields = read?.data() ?? {}
  const decoded = decodeListing(listingId, fields)
  if (!decoded.ok || decoded.value.userId === '') {
    await ref.delete()
    return
  }
  const known = stored && readFingerprint(stored)
  const fingerprint = await fingerprintOf(decoded.value, known, bucket, now)
  const content = contentHash(fields)
  const isWritten = await firestore.runTransaction(async (transaction) => {
    const current = (await transaction.get(post)).data()
    const isCurrent = current !== undefined && contentHash(current) === content
    if (isCurrent) transaction.set(ref, fingerprint)
    return isCurrent
  })
  if (!isWritten) return
  const flags = await findFlags({ firestore, auth }, decoded.value, fingerprint, now)
  await followCase(firestore, listingId, now, { content, flags })
}

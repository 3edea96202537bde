import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { Auth } from 'firebase-admin/auth'
import { getAuth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { followCase, lastFields } from '#functions/moderation/follow-case.ts'
import { decoding } from '#functions/pictures/open-picture.ts'
import { holdForPictures } from '#functions/pictures/hold-for-pictures.ts'
import { noteDeletedListing } from '#functions/listings/deleted-listings.ts'
import type { Bucket } from '#functions/pictures/unused-pictures.ts'

import { findFlags } from './find-flags.ts'
import { writeFingerprint } from './write-fingerprint.ts'

type Services = {
  readonly firestore: Firestore
  readonly auth: Auth
  readonly bucket: Bucket
}

/** Puts listings before the desk that look like copies, bait or spam. */
export const checkListings = onDocumentWritten(
  { document: 'posts/{postId}', retry: true, ...decoding },
  async ({ id, params: { postId }, data }) => {
    const services = {
      firestore: getFirestore(),
      auth: getAuth(),
      bucket: getStorage().bucket(),
    }
    // Until this is noted, the fingerprint keeps the id from being taken.
    if (data && !data.after.exists) await noteDeletedListing(services.firestore, postId)
    await checkListing(services, postId, { id, now: new Date() }, lastFields(data))
  },
)

/**
 * Holds a listing whose pictures cannot be shown, writes its fingerprint, and puts the listing before the desk if plain
 * code finds a reason; buyers see it as before. Idempotent: what has changed meanwhile is left to the event of that change.
 *
 * @param listingId of a listing that exists or not
 * @param event whose id is the same when the function is retried
 * @param last the fields of a listing that was deleted
 */
export async function checkListing(
  services: Services,
  listingId: string,
  { id, now }: { readonly id: string; readonly now: Date },
  last?: StoredFields,
): Promise<void> {
  // The fingerprint of a deleted listing stays as long as its case.
  if (last) await followCase(services.firestore, listingId, now, { last })
  await holdForPictures(services, listingId, id)
  const written = await writeFingerprint(services, listingId, now)
  if (!written) return
  const { listing, fingerprint, content } = written
  const flags = await findFlags(services, listing, fingerprint, now)
  await followCase(services.firestore, listingId, now, { noticed: { content, flags } })
}

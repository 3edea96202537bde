import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

import { followCase } from '#functions/moderation/follow-case.ts'
import type { Bucket } from '#functions/unused-pictures.ts'

import { findFlags } from './find-flags.ts'
import { writeFingerprint } from './write-fingerprint.ts'

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
  services: Services,
  listingId: string,
  now: Date,
): Promise<void> {
  const written = await writeFingerprint(services, listingId, now)
  if (!written) return
  const { listing, fingerprint, content } = written
  const flags = await findFlags(services, listing, fingerprint, now)
  await followCase(services.firestore, listingId, now, { content, flags })
}

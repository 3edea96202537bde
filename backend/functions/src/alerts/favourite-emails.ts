import { randomBytes } from 'node:crypto'

import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

/**
 * How a user's emails about favourites are ended: a document beside those of `favouriteWatchers`, which has no listing.
 * It stays when favourites go, so that the links in earlier emails go on to work.
 */
const emailLink = v.object({
  userId: v.string(),
  /** A secret in the link of each email, by which a reader ends them without signing in. */
  unsubscribe: v.string(),
})

type EmailLink = v.InferOutput<typeof emailLink>

/** Throws when the document is none. */
export function readEmailLink(fields: unknown): EmailLink {
  return v.parse(emailLink, fields)
}

export function newEmailLink(userId: string): EmailLink {
  return { userId, unsubscribe: randomBytes(24).toString('base64url') }
}

export function emailLinkRef(firestore: Firestore, userId: string): DocumentReference {
  return firestore.doc(`favouriteWatchers/${userId}`)
}

/** What a user chose about emails on favourites. */
export function settingsRef(firestore: Firestore, userId: string): DocumentReference {
  return firestore.doc(`users/${userId}/alertSettings/favourites`)
}

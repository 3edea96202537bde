import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { newUnsubscribeSecret } from './unsubscribe-link.ts'

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
  return { userId, unsubscribe: newUnsubscribeSecret() }
}

export function emailLinkRef(firestore: Firestore, userId: string): DocumentReference {
  return firestore.doc(`favouriteWatchers/${userId}`)
}

const settings = v.object({
  isOn: v.boolean(),
})

/** What a user chose about emails on favourites. Undefined for a document that is missing or no such choice. */
export function readSettings(fields: unknown): v.InferOutput<typeof settings> | undefined {
  const parsed = v.safeParse(settings, fields)
  return parsed.success ? parsed.output : undefined
}

export function settingsRef(firestore: Firestore, userId: string): DocumentReference {
  return firestore.doc(`users/${userId}/alertSettings/favourites`)
}

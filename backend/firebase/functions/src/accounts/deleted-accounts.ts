import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { deleteAll } from './delete-all.ts'
import { withheldRef } from './withheld/stored-listing.ts'

/** How long the note of a deleted account is kept, in milliseconds. Its last token lives for an hour. */
export const accountsKept = 30 * 24 * 60 * 60_000

/**
 * Notes that a listing is deleted, so that the rules let no listing take its id again: links and favourites
 * would lead to another one. What was withheld of it is deleted, and so is a listing that took the id before the note
 * was there.
 */
export async function noteDeletedListing(firestore: Firestore, postId: string): Promise<void> {
  const now = FieldValue.serverTimestamp()
  await firestore.collection('deletedListings').doc(postId).set({ deletedAt: now })
  const listing = firestore.collection('posts').doc(postId)
  // The emulator takes the deletion of what is not there for a new document, which would bring us here again.
  for (const { exists, ref } of await firestore.getAll(listing, withheldRef(firestore, postId))) {
    if (exists) await ref.delete()
  }
}

export async function isDeletedListing(firestore: Firestore, postId: string): Promise<boolean> {
  return (await firestore.collection('deletedListings').doc(postId).get()).exists
}

/** Notes that an account is deleted: the rules refuse what a device still writes with its last token. */
export async function noteDeletedAccount(firestore: Firestore, uid: string): Promise<void> {
  const now = FieldValue.serverTimestamp()
  await firestore.collection('deletedAccounts').doc(uid).set({ deletedAt: now })
}

export async function isDeletedAccount(firestore: Firestore, uid: string): Promise<boolean> {
  return (await firestore.collection('deletedAccounts').doc(uid).get()).exists
}

/** Forgets accounts that were deleted more than 30 days before `now`, in milliseconds since 1970. */
export async function forgetOldAccounts(firestore: Firestore, now: number): Promise<void> {
  const old = new Date(now - accountsKept)
  await deleteAll(firestore.collection('deletedAccounts').where('deletedAt', '<', old))
}

import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { withheldRef } from '#functions/withheld/stored-listing.ts'

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

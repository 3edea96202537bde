import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue, getFirestore } from 'firebase-admin/firestore'
import { onDocumentDeleted, onDocumentWritten } from 'firebase-functions/v2/firestore'

import { limitFavourites } from './limit-favourites.ts'
import { shortHash } from './record-action.ts'

/** Counts for a seller how many users keep a listing among their favourites, and limits those of each user. */
export const countFavourites = onDocumentWritten(
  { document: 'users/{uid}/favourites/{listingId}', retry: true },
  async ({ params: { uid, listingId } }) => {
    await limitFavourites(getFirestore(), uid)
    await countFavourite(getFirestore(), uid, listingId)
  },
)

/**
 * Corrects the count of a listing's favourites for one user. A counted user has a marker, named by a hash of
 * the user's id, so this may run any number of times, late and in any order. Sellers are not counted for
 * their own listings.
 */
export async function countFavourite(
  firestore: Firestore,
  uid: string,
  listingId: string,
): Promise<void> {
  const stats = statsOf(firestore, listingId)
  const marker = stats.collection('countedFavourites').doc(shortHash(uid))
  await firestore.runTransaction(async (transaction) => {
    const [listing, favourite, counted] = await Promise.all([
      transaction.get(firestore.collection('posts').doc(listingId)),
      transaction.get(firestore.doc(`users/${uid}/favourites/${listingId}`)),
      transaction.get(marker),
    ])
    const counts = favourite.exists && listing.exists && listing.get('userId') !== uid
    if (counts === counted.exists) return
    if (counts) transaction.set(marker, {})
    else transaction.delete(marker)
    // The numbers of a deleted listing are gone, or about to go.
    if (!listing.exists) return
    const favourites = FieldValue.increment(counts ? 1 : -1)
    transaction.set(stats, { favourites }, { merge: true })
  })
}

/** Deletes the numbers of a deleted listing, whose id is never taken again. */
export const forgetListingStats = onDocumentDeleted(
  { document: 'posts/{postId}', retry: true },
  async ({ params: { postId } }) => {
    const firestore = getFirestore()
    await firestore.recursiveDelete(statsOf(firestore, postId))
  },
)

function statsOf(firestore: Firestore, listingId: string) {
  return firestore.collection('listingStats').doc(listingId)
}

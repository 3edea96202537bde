import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { shortHash } from '#functions/limits/record-action.ts'

/**
 * Counts a user who has a listing among their favourites, or no longer does, for its seller. A counted user has a marker,
 * named by a hash of the user's id, so this may run any number of times, late and in any order. Sellers are not counted
 * for their own listings.
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
export async function forgetListingStats(firestore: Firestore, listingId: string): Promise<void> {
  await firestore.recursiveDelete(statsOf(firestore, listingId))
}

function statsOf(firestore: Firestore, listingId: string) {
  return firestore.collection('listingStats').doc(listingId)
}

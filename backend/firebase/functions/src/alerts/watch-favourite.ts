import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'

/** A document of `favouriteWatchers` about a listing. Only functions write it. */
const watcher = v.object({
  userId: v.string(),
  listingId: v.string(),
})

export type Watcher = v.InferOutput<typeof watcher>

/** Throws when the document is none. */
export function readWatcher(fields: unknown): Watcher {
  return v.parse(watcher, fields)
}

/**
 * Notes who has a listing among their favourites, or no longer does, by what is stored: events may come twice, late and
 * in any order. Only functions read it: sellers learn a number and no names.
 */
export async function watchFavourite(
  firestore: Firestore,
  userId: string,
  listingId: string,
): Promise<void> {
  const ref = firestore.doc(`favouriteWatchers/${userId}_${listingId}`)
  await firestore.runTransaction(async (transaction) => {
    const [favourite, known] = await transaction.getAll(
      firestore.doc(`users/${userId}/favourites/${listingId}`),
      ref,
    )
    if (favourite?.exists === known?.exists) return
    if (!favourite?.exists) return void transaction.delete(ref)
    const noted: Watcher = { userId, listingId }
    transaction.set(ref, noted)
  })
}

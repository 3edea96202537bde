import { maxFavourites } from '@adamarket/shared/domain/user/favourite.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

/** The most favourites that one run deletes: each deletion starts another run. */
const maxDeleted = 400

/**
 * Marks in `limits/{uid}` whether a user has as many favourites as one may have: the rules then refuse more. What was
 * added before the rules knew is deleted, the last added first. By what is stored, so events may come twice and late.
 */
export async function limitFavourites(firestore: Firestore, uid: string): Promise<void> {
  const favourites = firestore.collection(`users/${uid}/favourites`)
  const limits = firestore.collection('limits').doc(uid)
  const all = favourites.count()
  const [counted, stored] = await Promise.all([all.get(), limits.get()])
  const { count } = counted.data()
  const isMarked = stored.get('favouritesFull') === true
  if (count <= maxFavourites && count >= maxFavourites === isMarked) return
  // In a transaction, so that two runs at once do not delete twice as many.
  await firestore.runTransaction(async (transaction) => {
    const now = (await transaction.get(all)).data().count
    const excess = Math.min(now - maxFavourites, maxDeleted)
    const last = favourites.orderBy('addedAt', 'desc').limit(Math.max(excess, 1))
    const { docs } = await transaction.get(last)
    for (const { ref } of docs.slice(0, Math.max(excess, 0))) transaction.delete(ref)
    const favouritesFull = now >= maxFavourites || FieldValue.delete()
    transaction.set(limits, { favouritesFull }, { merge: true })
  })
}

import type { Firestore } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  limit,
  orderBy,
  query,
  setDoc,
} from 'firebase/firestore'

import type { Favourite } from '#domain/favourite.ts'
import { maxFavourites } from '#domain/favourite.ts'
import type { FavouritesPort } from '#domain/ports.ts'

import { ask, write } from './access.ts'
import { decodeFavourite } from './decode.ts'
import { getList } from './get-documents.ts'

/**
 * Favourites, from `users/{uid}/favourites/{listingId}`.
 *
 * @param isOnline while it returns false, the device's cache is asked first
 */
export function createFirestoreFavourites(
  firestore: Firestore,
  isOnline = () => true,
): FavouritesPort {
  const of = (userId: string) => collection(firestore, 'users', userId, 'favourites')
  return {
    list: (userId) =>
      ask(async () => {
        const all = query(of(userId), orderBy('addedAt', 'desc'), limit(maxFavourites))
        const { docs } = await getList(all, isOnline)
        return docs.map((document) => decodeFavourite(document.id, document.data()))
      }),
    add: (userId, { listingId, ...fields }: Favourite) =>
      write(async () => {
        const reference = doc(of(userId), listingId)
        const known = await getDoc(reference)
        // An existing one keeps its position in the list.
        if (!known.exists()) await setDoc(reference, fields)
      }),
    remove: (userId, listingId) => write(() => deleteDoc(doc(of(userId), listingId))),
  }
}

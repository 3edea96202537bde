import type { Firestore } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocFromServer,
  limit,
  orderBy,
  query,
  setDoc,
} from 'firebase/firestore'

import { appError } from '#domain/app-error.ts'
import type { Favourite } from '#domain/user/favourite.ts'
import { maxFavourites } from '#domain/user/favourite.ts'
import type { FavouritesPort } from '#domain/ports.ts'
import { err } from '#domain/result.ts'

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
    async add(userId, { listingId, ...fields }: Favourite) {
      const added = await write(async () => {
        const reference = doc(of(userId), listingId)
        const known = await getDoc(reference)
        // An existing one keeps its position in the list. What the device has may have been removed on another one.
        if (!known.exists() || known.metadata.fromCache) await setDoc(reference, fields)
      })
      if (added.ok || added.error.kind !== 'permission-denied') return added
      const listing = await ask(() => getDocFromServer(doc(firestore, 'posts', listingId)))
      const isGone = listing.ok && !listing.value.exists()
      return isGone ? err(appError('invalid', added.error.cause)) : added
    },
    remove: (userId, listingId) => write(() => deleteDoc(doc(of(userId), listingId))),
  }
}

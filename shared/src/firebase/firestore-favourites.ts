import type { Firestore } from 'firebase/firestore/lite'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
} from 'firebase/firestore/lite'

import { appError } from '#domain/app-error.ts'
import type { Favourite } from '#domain/user/favourite.ts'
import { maxFavourites } from '#domain/user/favourite.ts'
import type { FavouritesPort } from '#domain/ports.ts'
import { err } from '#domain/result.ts'

import { decodeFavourite } from './decode.ts'
import { toResult, write } from './to-result.ts'

/** Favourites, from `users/{uid}/favourites/{listingId}`. */
export function createFirestoreFavourites(firestore: Firestore): FavouritesPort {
  const of = (userId: string) => collection(firestore, 'users', userId, 'favourites')
  return {
    list: (userId) =>
      toResult(async () => {
        const all = query(of(userId), orderBy('addedAt', 'desc'), limit(maxFavourites))
        const { docs } = await getDocs(all)
        return docs.map((document) => decodeFavourite(document.id, document.data()))
      }),
    async add(userId, { listingId, ...fields }: Favourite) {
      const added = await write(async () => {
        const reference = doc(of(userId), listingId)
        // An existing one keeps its position in the list.
        if (!(await getDoc(reference)).exists()) await setDoc(reference, fields)
      })
      if (added.ok || added.error.kind !== 'permission-denied') return added
      const listing = await toResult(() => getDoc(doc(firestore, 'posts', listingId)))
      const isGone = listing.ok && !listing.value.exists()
      return isGone ? err(appError('invalid', added.error.cause)) : added
    },
    remove: (userId, listingId) => write(() => deleteDoc(doc(of(userId), listingId))),
  }
}

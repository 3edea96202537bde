import type { Firestore } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  runTransaction,
  updateDoc,
} from 'firebase/firestore'

import type { OwnListingsPort } from '#domain/ports.ts'

import { write } from './access.ts'

/** One's own ads, written to the collection `posts`. */
export function createFirestoreOwnListings(firestore: Firestore): OwnListingsPort {
  const posts = collection(firestore, 'posts')
  return {
    create: (id, listing) =>
      // A plain write would wait in the cache while there is no network, and come true much later.
      write(() =>
        runTransaction(firestore, async (transaction) => {
          const written = await transaction.get(doc(posts, id))
          if (!written.exists()) transaction.set(written.ref, listing)
        }),
      ),
    update: (id, { year, ...changes }) =>
      write(() =>
        updateDoc(doc(posts, id), {
          ...changes,
          ...(year !== undefined && { year: year ?? deleteField() }),
        }),
      ),
    setStatus: (id, status) => write(() => updateDoc(doc(posts, id), { status })),
    remove: (id) => write(() => deleteDoc(doc(posts, id))),
  }
}

import type { Firestore, UpdateData } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
} from 'firebase/firestore'

import type { SavedSearchesPort } from '#domain/ports.ts'
import { savedSearchLimits } from '#domain/saved-search.ts'

import { ask, write } from './access.ts'
import { createUnderFreeId } from './create-under-free-id.ts'
import { decodeSavedSearch } from './decode-saved-search.ts'

/** Saved searches, from `users/{uid}/savedSearches/{id}`. */
export function createFirestoreSavedSearches(firestore: Firestore): SavedSearchesPort {
  const of = (userId: string) => collection(firestore, 'users', userId, 'savedSearches')
  const read = async (userId: string) => {
    const all = query(of(userId), orderBy('createdAt', 'desc'), limit(savedSearchLimits.count))
    // A device's copy has old counts, and offline an empty list would look as if there were no saved
    // searches.
    return (await getDocsFromServer(all)).docs
  }
  const change = (userId: string, id: string, changes: UpdateData<Record<string, unknown>>) =>
    write(() =>
      runTransaction(firestore, async (transaction) => {
        const stored = await transaction.get(doc(of(userId), id))
        if (stored.exists()) transaction.update(stored.ref, changes)
      }),
    )
  return {
    list: (userId) =>
      ask(async () => (await read(userId)).map((one) => decodeSavedSearch(one.id, one.data()))),
    save: (userId, search) =>
      ask(async () => {
        const { count } = savedSearchLimits
        const fields = { ...search, createdAt: serverTimestamp(), newCount: 0 }
        const limits = { count, stored: await read(userId), unique: 'search' }
        const outcome = await createUnderFreeId(of(userId), fields, limits)
        return ({ created: 'saved', known: 'already-saved', full: 'full' } as const)[outcome]
      }),
    update: change,
    markSeen: (userId, id) => change(userId, id, { newCount: 0 }),
    remove: (userId, id) => write(() => deleteDoc(doc(of(userId), id))),
  }
}

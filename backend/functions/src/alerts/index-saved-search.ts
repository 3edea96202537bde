import { keysOfSearch } from '@adamarket/shared/domain/search-keys.ts'
import { parseSearchQuery } from '@adamarket/shared/domain/search-query.ts'
import type { Firestore } from 'firebase-admin/firestore'

import type { IndexedSearch } from './stored-search.ts'
import {
  indexedSearchRef,
  isAbout,
  readIndexedSearch,
  readSavedSearch,
  savedSearchRef,
} from './stored-search.ts'
import { newUnsubscribeSecret } from './unsubscribe-link.ts'

/**
 * Makes the entry of a saved search in the index what the search says now, or deletes it. Idempotent, so events may
 * come twice, late and in any order.
 */
export async function indexSavedSearch(
  firestore: Firestore,
  userId: string,
  searchId: string,
): Promise<void> {
  const named = { userId, searchId }
  await firestore.runTransaction(async (transaction) => {
    const [stored, entry] = await transaction.getAll(
      savedSearchRef(firestore, named),
      indexedSearchRef(firestore, named),
    )
    const saved = readSavedSearch(stored?.data())
    const ref = indexedSearchRef(firestore, named)
    if (!saved) return void transaction.delete(ref)
    const { search, createdAt } = saved
    // The link in earlier emails goes on to work for the same search.
    const before = entry?.exists ? readIndexedSearch(entry.data()) : undefined
    const unsubscribe =
      before && isAbout(before, saved) ? before.unsubscribe : newUnsubscribeSecret()
    const keys = keysOfSearch(parseSearchQuery(new URLSearchParams(search)))
    const indexed: IndexedSearch = { ...named, createdAt, search, keys: [...keys], unsubscribe }
    transaction.set(ref, indexed)
  })
}

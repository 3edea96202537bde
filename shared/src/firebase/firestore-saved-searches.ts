import type { Firestore, UpdateData } from 'firebase/firestore/lite'
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite'

import { isBlocked } from '#domain/user/blocked-seller.ts'
import { countNew } from '#domain/search/count-new.ts'
import type { BlockedSellersPort, ListingsPort, SavedSearchesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'
import { savedSearchLimits } from '#domain/search/saved-search.ts'
import { parseSearchQuery } from '#domain/search/parse-search-query.ts'

import { createUnderFreeId } from './create-under-free-id.ts'
import { decodeSavedSearch } from './decode-saved-search.ts'
import { toResult, write } from './to-result.ts'

/**
 * Saved searches, from `users/{uid}/savedSearches/{id}`. What is new is counted when they are listed: if functions did,
 * each new listing would be written into every search that finds it.
 */
export function createFirestoreSavedSearches(
  firestore: Firestore,
  listings: Pick<ListingsPort, 'search'>,
  blockedSellers: Pick<BlockedSellersPort, 'list'>,
): SavedSearchesPort {
  const of = (userId: string) => collection(firestore, 'users', userId, 'savedSearches')
  const read = async (userId: string) => {
    const all = query(of(userId), orderBy('createdAt', 'desc'), limit(savedSearchLimits.count))
    return (await getDocs(all)).docs
  }
  const change = (userId: string, id: string, changes: UpdateData<Record<string, unknown>>) =>
    write(() =>
      runTransaction(firestore, async (transaction) => {
        const stored = await transaction.get(doc(of(userId), id))
        if (stored.exists()) transaction.update(stored.ref, changes)
      }),
    )
  return {
    async list(userId) {
      const listed = await toResult(() => read(userId))
      if (!listed.ok) return listed
      const stored = listed.value.map((one) => decodeSavedSearch(one.id, one.data()))
      const blocked = stored.length === 0 ? ok([]) : await blockedSellers.list(userId)
      const isHidden = (sellerId: string) =>
        sellerId === userId || (blocked.ok && isBlocked(blocked.value, sellerId))
      return ok(
        await Promise.all(
          stored.map(async ({ seenAt, ...saved }) => {
            const since = seenAt ?? saved.createdAt
            const searched = parseSearchQuery(new URLSearchParams(saved.search))
            return {
              ...saved,
              newCount: await countNew(listings.search, searched, since, isHidden),
            }
          }),
        ),
      )
    },
    isSaved: (userId, search) =>
      toResult(async () => {
        const same = query(of(userId), where('search', '==', search), limit(1))
        return !(await getDocs(same)).empty
      }),
    save: (userId, search) =>
      toResult(async () => {
        const { count } = savedSearchLimits
        const fields = { ...search, createdAt: serverTimestamp(), newCount: 0 }
        const limits = { count, stored: await read(userId), unique: 'search' }
        const outcome = await createUnderFreeId(of(userId), fields, limits)
        return ({ created: 'saved', known: 'already-saved', full: 'full' } as const)[outcome]
      }),
    update: change,
    markSeen: (userId, id) => change(userId, id, { newCount: 0, seenAt: serverTimestamp() }),
    remove: (userId, id) => write(() => deleteDoc(doc(of(userId), id))),
  }
}

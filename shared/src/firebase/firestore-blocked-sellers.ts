import type { Firestore } from 'firebase/firestore'
import {
  collection,
  deleteDoc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore'

import { appError } from '#domain/app-error.ts'
import { maxBlockedSellers } from '#domain/user/blocked-seller.ts'
import type { BlockedSellersPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'

import { ask, write } from './access.ts'
import { createUnderFreeId } from './create-under-free-id.ts'
import { decodeBlockedSeller } from './decode.ts'
import { getList } from './get-documents.ts'

/**
 * Blocked sellers, from `users/{uid}/blockedSellers/{id}`.
 *
 * @param isOnline while it returns false, the device's cache is asked first
 */
export function createFirestoreBlockedSellers(
  firestore: Firestore,
  isOnline = () => true,
): BlockedSellersPort {
  const of = (userId: string) => collection(firestore, 'users', userId, 'blockedSellers')
  const newestOf = (userId: string) =>
    query(of(userId), orderBy('blockedAt', 'desc'), limit(maxBlockedSellers))
  return {
    list: (userId) =>
      ask(async () => {
        const { docs } = await getList(newestOf(userId), isOnline)
        return docs.map((found) => decodeBlockedSeller(found.data()))
      }),
    async block(userId, seller) {
      const blocked = await ask(async () => {
        const { docs: stored } = await getDocsFromServer(newestOf(userId))
        const limits = { count: maxBlockedSellers, stored, unique: 'sellerId' }
        return await createUnderFreeId(of(userId), seller, limits)
      })
      if (!blocked.ok) return blocked
      return blocked.value === 'full'
        ? err(appError('invalid', 'Too many blocked sellers'))
        : ok(undefined)
    },
    unblock: (userId, sellerId) =>
      write(async () => {
        const ofSeller = query(
          of(userId),
          where('sellerId', '==', sellerId),
          limit(maxBlockedSellers),
        )
        const { docs } = await getDocsFromServer(ofSeller)
        await Promise.all(docs.map(({ ref }) => deleteDoc(ref)))
      }),
  }
}

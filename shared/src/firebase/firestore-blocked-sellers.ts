import type { Firestore } from 'firebase/firestore/lite'
import {
  collection,
  deleteDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'

import { appError } from '#domain/app-error.ts'
import { maxBlockedSellers } from '#domain/user/blocked-seller.ts'
import type { BlockedSellersPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'

import { createUnderFreeId } from './create-under-free-id.ts'
import { decodeBlockedSeller } from './decode.ts'
import { toResult, write } from './to-result.ts'

/** Blocked sellers, from `users/{uid}/blockedSellers/{id}`. */
export function createFirestoreBlockedSellers(firestore: Firestore): BlockedSellersPort {
  const of = (userId: string) => collection(firestore, 'users', userId, 'blockedSellers')
  const newestOf = (userId: string) =>
    query(of(userId), orderBy('blockedAt', 'desc'), limit(maxBlockedSellers))
  return {
    list: (userId) =>
      toResult(async () => {
        const { docs } = await getDocs(newestOf(userId))
        return docs.map((found) => decodeBlockedSeller(found.data()))
      }),
    async block(userId, seller) {
      const blocked = await toResult(async () => {
        const { docs: stored } = await getDocs(newestOf(userId))
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
        const { docs } = await getDocs(ofSeller)
        await Promise.all(docs.map(({ ref }) => deleteDoc(ref)))
      }),
  }
}

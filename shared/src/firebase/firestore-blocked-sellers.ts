import type { Firestore } from 'firebase/firestore'
import { collection, deleteDoc, doc, limit, orderBy, query, setDoc } from 'firebase/firestore'

import { maxBlockedSellers } from '#domain/blocked-seller.ts'
import type { BlockedSellersPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import { ask, write } from './access.ts'
import { decodeBlockedSeller } from './decode.ts'
import { getDocuments } from './get-documents.ts'

/**
 * Blocked sellers, from `users/{uid}/blockedSellers/{sellerId}`.
 *
 * @param isOnline while it returns false, the device's cache is asked first
 */
export function createFirestoreBlockedSellers(
  firestore: Firestore,
  isOnline = () => true,
): BlockedSellersPort {
  const of = (userId: string) => collection(firestore, 'users', userId, 'blockedSellers')
  return {
    async list(userId) {
      const newest = query(of(userId), orderBy('blockedAt', 'desc'), limit(maxBlockedSellers))
      const read = await ask(() => getDocuments(newest, isOnline))
      if (!read.ok) return read
      return ok(read.value.docs.map((found) => decodeBlockedSeller(found.id, found.data())))
    },
    block: (userId, { sellerId, ...fields }) =>
      write(() => setDoc(doc(of(userId), sellerId), fields)),
    unblock: (userId, sellerId) => write(() => deleteDoc(doc(of(userId), sellerId))),
  }
}

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
import type { BlockedSeller } from '#domain/blocked-seller.ts'
import { maxBlockedSellers } from '#domain/blocked-seller.ts'
import type { BlockedSellersPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'

import { ask, write } from './access.ts'
import { createUnderFreeId } from './create-under-free-id.ts'
import { decodeBlockedSeller } from './decode.ts'
import { getDocuments } from './get-documents.ts'

/** The only ids that the security rules allow, so that no user blocks more. */
const ids = Array.from({ length: maxBlockedSellers }, (_, index) => `${index + 1}`)

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
  const block = async (userId: string, seller: BlockedSeller) => {
    const stored = (await getDocsFromServer(newestOf(userId))).docs
    if (stored.some((one) => decodeBlockedSeller(one.data()).sellerId === seller.sellerId)) {
      return true
    }
    const free = ids.filter((id) => !stored.some((one) => one.id === id))
    return (await createUnderFreeId(of(userId), free, 'sellerId', seller)) !== 'full'
  }
  return {
    async list(userId) {
      const read = await ask(() => getDocuments(newestOf(userId), isOnline))
      if (!read.ok) return read
      return ok(read.value.docs.map((found) => decodeBlockedSeller(found.data())))
    },
    async block(userId, seller) {
      const blocked = await ask(() => block(userId, seller))
      if (!blocked.ok) return blocked
      return blocked.value ? ok(undefined) : err(appError('invalid', 'Too many blocked sellers'))
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

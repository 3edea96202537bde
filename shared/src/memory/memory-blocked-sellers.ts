import { appError } from '#domain/app-error.ts'
import type { BlockedSeller } from '#domain/user/blocked-seller.ts'
import { maxBlockedSellers } from '#domain/user/blocked-seller.ts'
import type { BlockedSellersPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'

/** Blocked sellers held in memory, for every user. */
export function createMemoryBlockedSellers(): BlockedSellersPort {
  const byUser = new Map<string, readonly BlockedSeller[]>()
  const of = (userId: string) => byUser.get(userId) ?? []
  return {
    list: async (userId) => ok(of(userId).toSorted((a, b) => (a.blockedAt < b.blockedAt ? 1 : -1))),
    block: async (userId, seller) => {
      if (of(userId).some(({ sellerId }) => sellerId === seller.sellerId)) return ok(undefined)
      if (of(userId).length >= maxBlockedSellers) {
        return err(appError('invalid', 'Too many blocked sellers'))
      }
      byUser.set(userId, [...of(userId), seller])
      return ok(undefined)
    },
    unblock: async (userId, sellerId) => {
      byUser.set(
        userId,
        of(userId).filter((seller) => seller.sellerId !== sellerId),
      )
      return ok(undefined)
    },
  }
}

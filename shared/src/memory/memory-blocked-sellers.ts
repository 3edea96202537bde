import type { BlockedSeller } from '#domain/blocked-seller.ts'
import type { BlockedSellersPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** Blocked sellers held in memory, for every user. */
export function createMemoryBlockedSellers(): BlockedSellersPort {
  const byUser = new Map<string, readonly BlockedSeller[]>()
  const without = (userId: string, unwanted: string) =>
    (byUser.get(userId) ?? []).filter(({ sellerId }) => sellerId !== unwanted)
  return {
    list: async (userId) =>
      ok((byUser.get(userId) ?? []).toSorted((a, b) => (a.blockedAt < b.blockedAt ? 1 : -1))),
    block: async (userId, seller) => {
      byUser.set(userId, [...without(userId, seller.sellerId), seller])
      return ok(undefined)
    },
    unblock: async (userId, sellerId) => {
      byUser.set(userId, without(userId, sellerId))
      return ok(undefined)
    },
  }
}

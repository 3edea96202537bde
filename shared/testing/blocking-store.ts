import { createMemoryBlockedSellers } from '#memory/memory-blocked-sellers.ts'
import type { BlockedSellersStore } from '#state/blocked-sellers-store.ts'
import { createBlockedSellersStore } from '#state/blocked-sellers-store.ts'
import { createSessionStore } from '#state/session-store.ts'

import { memoryStorage } from './memory-storage.ts'

/** A store in which these sellers are blocked. */
export function blockingStore(...sellerIds: readonly string[]): BlockedSellersStore {
  const store = createBlockedSellersStore({
    storage: memoryStorage(),
    session: createSessionStore(memoryStorage(), { onUserChange: () => () => undefined }),
    port: createMemoryBlockedSellers(),
    report: () => undefined,
  })
  const blockedAt = '2026-07-04T10:00:00.000Z'
  store.setState({
    sellers: sellerIds.map((sellerId) => ({ sellerId, name: sellerId, blockedAt })),
  })
  return store
}

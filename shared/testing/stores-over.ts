import type { BlockedSellersPort, FavouritesPort } from '#domain/ports.ts'
import { createMemoryBlockedSellers } from '#memory/memory-blocked-sellers.ts'
import { createMemoryFavourites } from '#memory/memory-favourites.ts'
import type { BlockedSellersStore } from '#state/blocked-sellers-store.ts'
import { createBlockedSellersStore } from '#state/blocked-sellers-store.ts'
import type { FavouritesStore } from '#state/favourites-store.ts'
import { createFavouritesStore } from '#state/favourites-store.ts'
import type { SessionStore } from '#state/session-store.ts'

import { memoryStorage } from './memory-storage.ts'

const report = () => undefined

/** The favourites of the visitor of a session, on a device of its own. */
export function favouritesOver(
  session: SessionStore,
  port: FavouritesPort = createMemoryFavourites(),
): FavouritesStore {
  return createFavouritesStore({ storage: memoryStorage(), session, port, report })
}

/** The sellers that the user of a session has blocked. */
export function blockedSellersOver(
  session: SessionStore,
  port: BlockedSellersPort = createMemoryBlockedSellers(),
): BlockedSellersStore {
  return createBlockedSellersStore({ storage: memoryStorage(), session, port, report })
}

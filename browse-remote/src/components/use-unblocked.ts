import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { isBlocked } from '@adamarket/shared/domain/user/blocked-seller.ts'
import { useStore } from 'zustand'

/** Listings without those of sellers that the user has blocked: all of them while a served page is hydrated. */
export function useUnblocked<Shown extends { readonly userId?: string }>(
  listings: readonly Shown[],
): readonly Shown[] {
  const { blockedSellers } = useHostServices()
  const blocked = useStore(blockedSellers, ({ sellers }) => sellers)
  if (blocked.length === 0) return listings
  return listings.filter(({ userId }) => !isBlocked(blocked, userId))
}

// Imported by its full name, which is the key of the shared module.
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { isBlocked } from '#domain/user/blocked-seller.ts'
import { useStore } from 'zustand'

/** Whether the user has blocked a seller. */
export function useIsBlocked(sellerId: string): boolean {
  const { blockedSellers } = useHostServices()
  return useStore(blockedSellers, ({ sellers }) => isBlocked(sellers, sellerId))
}

import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { isBlocked } from '@adamarket/shared/domain/blocked-seller.ts'
import { useStore } from 'zustand'

/** Whether the user has blocked a seller. */
export function useIsBlocked(userId: string): boolean {
  const { blockedSellers } = useHostServices()
  return useStore(blockedSellers, ({ sellers }) => isBlocked(sellers, userId))
}

import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useElapsed } from '@adamarket/shared/ui/use-elapsed.ts'
import { useStore } from 'zustand'

/** How long signing in is not offered while the backend has not said whether a user is signed in. */
const signInTimeoutMs = 8_000

/** Whether the backend has said whether a user is signed in, or has had enough time to: offline, it may never say so. */
export function useSessionKnown(): boolean {
  const { session } = useHostServices()
  const isConfirmed = useStore(session, (state) => state.confirmed)
  const isLate = useElapsed(signInTimeoutMs)
  return isConfirmed || isLate
}

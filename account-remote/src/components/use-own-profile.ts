import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useStore } from 'zustand'

import { ensureProfile, savedProfile } from './own-profile.ts'

/** The profile of the signed-in user, created if there is none; undefined until it is known. */
export function useOwnProfile(): Profile | undefined {
  const services = useHostServices()
  const account = useStore(services.session, (state) => state.account)
  const { latest: profile } = usePort(
    () => account && ensureProfile(services, account),
    [services, account],
  )
  const saved = useStore(savedProfile, (state) => state.profile)
  return saved && saved.id === account?.uid ? saved : profile
}

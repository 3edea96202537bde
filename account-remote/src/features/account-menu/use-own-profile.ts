import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Profile } from '@adamarket/shared/domain/profile.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { ensureProfile, savedProfile } from '#parts/own-profile.ts'

/** The profile of the signed-in user, created if there is none; undefined until it is known. */
export function useOwnProfile(): Profile | undefined {
  const services = useHostServices()
  const account = useStore(services.session, (state) => state.account)
  const [profile, setProfile] = useState<Profile>()
  useEffect(() => {
    if (!account) return
    let isOver = false
    void ensureProfile(services, account).then((found) => {
      if (found.ok && !isOver) setProfile(found.value)
    })
    return () => {
      isOver = true
    }
  }, [services, account])
  const saved = useStore(savedProfile, (state) => state.profile)
  return saved && saved.id === account?.uid ? saved : profile
}

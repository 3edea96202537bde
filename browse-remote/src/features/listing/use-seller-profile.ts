import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Profile } from '@adamarket/shared/domain/profile.ts'
import { useEffect, useState } from 'react'

/** The seller's profile once it is loaded. The page does not wait for it, and works without it. */
export function useSellerProfile(userId: string): Profile | undefined {
  const { profiles } = useHostServices()
  const [profile, setProfile] = useState<Profile>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const found = await profiles.byId(userId)
      if (isCurrent && found.ok) setProfile(found.value)
    }
    if (userId !== '') void read()
    return () => {
      isCurrent = false
    }
  }, [profiles, userId])
  return profile?.id === userId ? profile : undefined
}

import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { Profile } from '@adamarket/shared/domain/profile.ts'
import { useEffect, useState } from 'react'

/** The seller's profile once it is read. The page waits for none and goes without when there is none. */
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

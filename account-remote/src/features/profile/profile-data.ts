import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingPage } from '@adamarket/shared/domain/ports.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

import { ensureProfile } from '#components/own-profile.ts'

/** The number of listings on a page of a profile. */
export const pageLength = 12

export type ProfileListings = Promise<Result<ListingPage, AppError>>

/** The data of the profile page, still loading. */
export type ProfileData = {
  readonly profile: Promise<Result<Profile | undefined, AppError>>
  /** The newest listings of the user. */
  readonly listings: ProfileListings
}

/** Undefined when the address names no user. */
export function loadProfile(
  services: Pick<HostServices, 'auth' | 'profiles' | 'listings' | 'session' | 'report'>,
  userId: string | undefined,
): ProfileData | undefined {
  if (!userId) return undefined
  const { account } = services.session.getState()
  return {
    // New members may open their profile before it is written.
    profile:
      account?.uid === userId ? ensureProfile(services, account) : services.profiles.byId(userId),
    listings: services.listings.bySeller(userId, { limit: pageLength }),
  }
}

import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ProfilesPort } from '@adamarket/shared/domain/ports.ts'
import type { Profile } from '@adamarket/shared/domain/profile.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

/** What the profile page is given at once; the profile itself may still be on its way. */
export type ProfileData = {
  /** Absent when the address names no user. */
  readonly profile?: Promise<Result<Profile | undefined, AppError>>
}

export function loadProfile(profiles: ProfilesPort, userId: string | undefined): ProfileData {
  return userId ? { profile: profiles.byId(userId) } : {}
}

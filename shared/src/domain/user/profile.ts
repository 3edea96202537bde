/**
 * A user's public profile, as stored in the collection `users` under the auth user id
 * (specification, section 3). Optional fields are absent in older documents.
 */
export type Profile = {
  readonly id: string
  readonly name: string
  /** Empty when the user hides it. */
  readonly email: string
  /** The user has confirmed this email; others see no other one. */
  readonly emailVerified?: true
  readonly about: string
  /** Link to a picture in the user's own folder. */
  readonly picture?: string
  /** When the profile was written for the first time, ISO 8601. */
  readonly memberSince?: string
}

/** The profile as others see it: anyone can register with an address that is not theirs. */
export function withoutUnconfirmedEmail(profile: Profile): Profile {
  return profile.emailVerified ? profile : { ...profile, email: '' }
}

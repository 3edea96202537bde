/**
 * A user's public profile, as stored in the collection `users` under the auth user id
 * (specification, section 3). What is optional here is ours, and absent in older documents.
 */
export type Profile = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly about: string
  /** Link to a picture in one's own folder. */
  readonly picture?: string
  /** When the profile was written for the first time, ISO 8601. */
  readonly memberSince?: string
}

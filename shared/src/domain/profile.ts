/** A user's public profile, as stored in the collection `users` under the auth user id (specification, section 3). */
export type Profile = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly about: string
}

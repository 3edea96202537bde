/** The person signed in, as kept in session storage under `loggedInUser` (specification, section 3). */
export type SessionUser = {
  readonly uid: string
  readonly email: string
}

/** The ways a user can sign in. */
export type SignInMethod = 'password' | 'google'

/** What the backend says of the account of the person signed in. */
export type Account = SessionUser & {
  readonly isEmailVerified: boolean
  readonly signInMethods: readonly SignInMethod[]
  /** The name that came with the account, of Google for example; a profile's first name. */
  readonly name?: string
}

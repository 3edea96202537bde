/** The signed-in user, as stored in session storage under `loggedInUser` (specification, section 3). */
export type SessionUser = {
  readonly uid: string
  readonly email: string
}

/** How a user can sign in. */
export type SignInMethod = 'password' | 'google'

/** The account of the signed-in user, as the backend knows it. */
export type Account = SessionUser & {
  readonly isEmailVerified: boolean
  readonly signInMethods: readonly SignInMethod[]
  /** The number that the user has verified, `+` and digits. */
  readonly phoneNumber?: string
  /** The name from the sign-in provider, such as Google; the first name of a new profile. */
  readonly name?: string
}

/** The person signed in, as kept in session storage under `loggedInUser` (specification, section 3). */
export type SessionUser = {
  readonly uid: string
  readonly email: string
}

import type { Auth } from 'firebase-admin/auth'

/** The address that an account has confirmed; undefined without one, and for a closed account. */
export async function confirmedAddress(auth: Auth, uid: string): Promise<string | undefined> {
  const { users } = await auth.getUsers([{ uid }])
  return users.find(({ emailVerified, disabled }) => emailVerified && !disabled)?.email
}

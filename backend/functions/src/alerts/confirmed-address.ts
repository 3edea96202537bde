import type { Auth, UserRecord } from 'firebase-admin/auth'

/** Undefined for an account that is closed or gone. */
export async function openAccount(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  const { users } = await auth.getUsers([{ uid }])
  return users.find(({ disabled }) => !disabled)
}

/** The address that an account has confirmed; undefined without one. */
export function confirmedAddress(account: UserRecord | undefined): string | undefined {
  return account?.emailVerified ? account.email : undefined
}

import type { Auth, UserRecord } from 'firebase-admin/auth'

import { inGroups } from '#functions/base/in-groups.ts'

/** The most users in one request to Auth. */
const batchSize = 100

/** The accounts of those users who have one. */
export async function accountsOf(
  auth: Auth,
  uids: readonly string[],
): Promise<readonly UserRecord[]> {
  const found: UserRecord[] = []
  // In sequence: it is not urgent.
  for (const group of inGroups(uids, batchSize)) {
    found.push(...(await auth.getUsers(group.map((uid) => ({ uid })))).users)
  }
  return found
}

/** Undefined for an account that is closed or gone. */
export async function openAccount(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  return (await accountsOf(auth, [uid])).find(({ disabled }) => !disabled)
}

import type { Role } from '@adamarket/shared/domain/moderation/moderation.ts'
import { roles } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

import { accountsOf } from '#functions/accounts/accounts.ts'

/** An entry of the audit log about a role. It has no seller, so the desk shows it in no history. */
type RoleEntry = {
  readonly action: 'role'
  readonly userId: string
  /** Operators have no account on the site: Google's own audit log says which one it was. */
  readonly by: 'operator'
  /** ISO 8601. */
  readonly at: string
  /** Without a role it is empty. */
  readonly before: { readonly role?: Role }
  readonly after: { readonly role?: Role }
}

/**
 * Gives a user a role, or takes it away. The document in `moderators` decides, so a role that is taken away ends
 * at once. With the claim in the token, which may be an hour old, rules and pages need not read the document of
 * every user. When a role is taken away, the document is deleted first; when one is given, it is written last. The audit
 * log gets an entry together with the document: restoring a backup follows it.
 */
export async function grantRole(
  { auth, firestore }: { readonly auth: Auth; readonly firestore: Firestore },
  uid: string,
  role: Role | undefined,
): Promise<void> {
  if (role === undefined) await writeRole(firestore, uid, role)
  await setRoleClaim(auth, uid, role)
  if (role !== undefined) await writeRole(firestore, uid, role)
}

/** Makes the claim in a user's token what the role is; without an account there is nothing to do. */
export async function setRoleClaim(
  auth: Auth,
  uid: string,
  role: string | undefined,
): Promise<void> {
  for (const { customClaims } of await accountsOf(auth, [uid])) {
    const { role: before, ...others } = customClaims ?? {}
    if (before !== role) await auth.setCustomUserClaims(uid, { ...others, ...(role && { role }) })
  }
}

async function writeRole(firestore: Firestore, uid: string, role: Role | undefined): Promise<void> {
  const ref = firestore.collection('moderators').doc(uid)
  await firestore.runTransaction(async (transaction) => {
    const before = readRole((await transaction.get(ref)).get('role'))
    if (before === role) return
    if (role === undefined) transaction.delete(ref)
    else transaction.set(ref, { role })
    const entry: RoleEntry = {
      action: 'role',
      userId: uid,
      by: 'operator',
      at: new Date().toISOString(),
      before: { ...(before && { role: before }) },
      after: { ...(role && { role }) },
    }
    transaction.create(firestore.collection('auditLog').doc(), entry)
  })
}

function readRole(stored: unknown): Role | undefined {
  return roles.find((role) => role === stored)
}

import type { Role } from '@adamarket/shared/domain/moderation.ts'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/**
 * Gives a user a role, or takes it away. The document in `moderators` decides, so a role that is taken away ends
 * at once. With the claim in the token, which may be an hour old, rules and pages need not read the document of
 * every user. When a role is taken away, the document is deleted first; when one is given, it is written last.
 */
export async function grantRole(
  { auth, firestore }: { readonly auth: Auth; readonly firestore: Firestore },
  uid: string,
  role: Role | undefined,
): Promise<void> {
  const moderator = firestore.collection('moderators').doc(uid)
  if (role === undefined) await moderator.delete()
  const { customClaims } = await auth.getUser(uid)
  const { role: _, ...others } = customClaims ?? {}
  await auth.setCustomUserClaims(uid, { ...others, ...(role && { role }) })
  if (role !== undefined) await moderator.set({ role })
}

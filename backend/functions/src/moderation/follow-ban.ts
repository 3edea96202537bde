import type { Auth } from 'firebase-admin/auth'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { accountsOf } from '#functions/accounts.ts'
import { inGroups } from '#functions/in-groups.ts'
import { limitsOf } from '#functions/rate-limits.ts'

/** Listings in one batch. */
const atATime = 400

/**
 * Brings a seller's account and listings in line with `limits/{uid}`: those of a banned seller are held and
 * the account is disabled, which ends every session; when the ban is lifted, both come back. The rules refuse
 * a banned seller's writes before that. Idempotent.
 */
export async function followBan(firestore: Firestore, auth: Auth, uid: string): Promise<void> {
  const { isBanned } = await limitsOf(firestore, uid)
  for (const account of await accountsOf(auth, [uid])) {
    if (account.disabled !== isBanned) await auth.updateUser(uid, { disabled: isBanned })
    if (isBanned) await auth.revokeRefreshTokens(uid)
  }
  const { docs } = await firestore.collection('posts').where('userId', '==', uid).get()
  const isToChange = (post: QueryDocumentSnapshot) =>
    isBanned ? [undefined, 'active'].includes(post.get('status')) : post.get('heldBy') === 'ban'
  const unset = FieldValue.delete()
  const fields = isBanned ? { status: 'held', heldBy: 'ban' } : { status: unset, heldBy: unset }
  for (const group of inGroups(docs.filter(isToChange), atATime)) {
    const batch = firestore.batch()
    for (const { ref, updateTime } of group) {
      // It never overwrites another decision: the function then runs again.
      batch.update(ref, fields, { lastUpdateTime: updateTime })
    }
    // One after the other.
    await batch.commit()
  }
}

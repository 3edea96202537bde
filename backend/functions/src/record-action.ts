import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import type { RateLimit, Action } from './rate-limits.ts'
import { checkRateLimit, readLimits } from './rate-limits.ts'

/**
 * Counts an action in `limits/{uid}`. It is idempotent, since an event may be delivered twice. It uses no
 * transaction: concurrent events of one user would only block each other, and a union appends them one by
 * one anyway.
 *
 * @returns whether the action is allowed
 */
export async function recordAction(
  firestore: Firestore,
  uid: string,
  action: Action,
  rateLimit: RateLimit,
): Promise<boolean> {
  const { field, waitsUntil } = rateLimit
  const ref = firestore.collection('limits').doc(uid)
  await ref.set({ [field]: FieldValue.arrayUnion(action) }, { merge: true })
  const actions = readLimits((await ref.get()).data())[field]
  const verdict = checkRateLimit(actions, action, rateLimit)
  const changes = {
    ...(verdict.old.length > 0 && { [field]: FieldValue.arrayRemove(...verdict.old) }),
    ...(waitsUntil && verdict.waitsUntil && { [waitsUntil]: verdict.waitsUntil }),
  }
  if (Object.keys(changes).length > 0) await ref.set(changes, { merge: true })
  return verdict.isAllowed
}

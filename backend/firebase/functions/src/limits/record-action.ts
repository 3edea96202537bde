import { createHash } from 'node:crypto'

import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import type { RateLimit, Action } from './rate-limits.ts'
import { checkRateLimit, limitsOf } from './rate-limits.ts'

/**
 * Counts an action in `limits/{uid}` if the limit allows it. Counting it again changes nothing, so an event
 * may be delivered twice. Actions beyond the limit are not stored, so the document stays small whatever a user does.
 * There is no transaction: the events of a user who does much at once would only block each other, and a
 * union appends them one by one all the same.
 *
 * @returns whether the action is allowed
 */
export async function recordAction(
  firestore: Firestore,
  uid: string,
  { id, at }: Action,
  rateLimit: RateLimit,
): Promise<boolean> {
  const { field, waitsUntil } = rateLimit
  const ref = firestore.collection('limits').doc(uid)
  const counted = async () => (await limitsOf(firestore, uid))[field]
  const action = { id: shortHash(id), at }
  if (!checkRateLimit(await counted(), action, rateLimit).isAllowed) return false

  await ref.set({ [field]: FieldValue.arrayUnion(action) }, { merge: true })
  // Others may have been counted at the same time: one beyond the limit is taken back.
  const verdict = checkRateLimit(await counted(), action, rateLimit)
  const dropped = verdict.isAllowed ? verdict.old : [...verdict.old, action]
  const changes = {
    ...(dropped.length > 0 && { [field]: FieldValue.arrayRemove(...dropped) }),
    ...(waitsUntil && verdict.waitsUntil && { [waitsUntil]: verdict.waitsUntil }),
  }
  if (Object.keys(changes).length > 0) await ref.set(changes, { merge: true })
  return verdict.isAllowed
}

/** Users choose ids, which may be long. */
export function shortHash(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 16)
}

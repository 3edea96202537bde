import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import type { Allowance, Deed } from './allowance.ts'
import { judge, readLimits } from './allowance.ts'

/**
 * Counts something in `limits/{uid}`. Counting it again changes nothing, so an event that is delivered
 * twice does no harm. There is no transaction: the events of somebody who is too quick would only hold
 * each other up, and a union appends one after the other all the same.
 *
 * @returns whether it is within what is allowed
 */
export async function countDeed(
  firestore: Firestore,
  uid: string,
  deed: Deed,
  allowance: Allowance,
): Promise<boolean> {
  const { field, waitsUntil } = allowance
  const ref = firestore.collection('limits').doc(uid)
  await ref.set({ [field]: FieldValue.arrayUnion(deed) }, { merge: true })
  const deeds = readLimits((await ref.get()).data())[field]
  const verdict = judge(deeds, deed, allowance)
  const changes = {
    ...(verdict.old.length > 0 && { [field]: FieldValue.arrayRemove(...verdict.old) }),
    ...(waitsUntil && verdict.waitsUntil && { [waitsUntil]: verdict.waitsUntil }),
  }
  if (Object.keys(changes).length > 0) await ref.set(changes, { merge: true })
  return verdict.isAllowed
}

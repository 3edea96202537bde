import type { Firestore } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { deleteAll } from '#functions/base/delete-all.ts'

/** How long the note of a deleted account is retained, in milliseconds. The last token of an account lives for an hour. */
export const accountRetentionMs = 30 * 24 * 60 * 60_000

/** Notes that an account is deleted: the rules refuse what a device still writes with its last token. */
export async function noteDeletedAccount(firestore: Firestore, uid: string): Promise<void> {
  const now = FieldValue.serverTimestamp()
  await firestore.collection('deletedAccounts').doc(uid).set({ deletedAt: now })
}

export async function isDeletedAccount(firestore: Firestore, uid: string): Promise<boolean> {
  return (await firestore.collection('deletedAccounts').doc(uid).get()).exists
}

/** Forgets accounts that were deleted more than 30 days before `now`, in milliseconds since 1970. */
export async function forgetOldAccounts(firestore: Firestore, now: number): Promise<void> {
  const old = new Date(now - accountRetentionMs)
  await deleteAll(firestore.collection('deletedAccounts').where('deletedAt', '<', old))
}

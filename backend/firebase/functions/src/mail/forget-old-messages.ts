import type { Firestore } from 'firebase-admin/firestore'

import { deleteAll } from '#functions/base/delete-all.ts'
import { mailsBefore } from './write-mail.ts'

/** How long emails and notifications are retained, in milliseconds. Failed events come again for a day. */
const messageRetentionMs = 30 * 24 * 60 * 60_000

/**
 * Deletes emails, and notifications that could not be sent, from more than 30 days before `now`, in milliseconds since
 * 1970.
 */
export async function forgetOldMessages(firestore: Firestore, now: number): Promise<void> {
  const old = new Date(now - messageRetentionMs)
  await deleteAll(mailsBefore(firestore, old))
  await deleteAll(firestore.collection('pushMessages').where('at', '<', old))
}

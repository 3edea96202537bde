import type { Firestore, Query } from 'firebase-admin/firestore'

import { deleteAll } from '#functions/base/delete-all.ts'
import { pagesOf } from '#functions/base/pages-of.ts'

/** How long the audit log retains an entry, in milliseconds: two years, twice the longest suspension. */
const entryRetentionMs = 730 * 24 * 60 * 60_000

/** The number of entries that one batch changes. */
const batchSize = 500

/**
 * Drops the words about a user from the audit log, and those that the user wrote: as a seller an objection, as a moderator
 * notes to others. What was done, when and by whom stays. Idempotent.
 */
export async function forgetWordsOf(firestore: Firestore, uid: string): Promise<void> {
  const log = firestore.collection('auditLog')
  await change(log.where('sellerId', '==', uid), { title: '', note: '' })
  // The title is that of another seller.
  await change(log.where('by', '==', uid), { note: '' })
}

async function change(entries: Query, fields: Readonly<Record<string, string>>): Promise<void> {
  for await (const page of pagesOf(entries, batchSize)) {
    const batch = entries.firestore.batch()
    for (const { ref } of page) batch.update(ref, fields)
    await batch.commit()
  }
}

/** Forgets entries of the audit log from more than two years before `now`. */
export async function forgetOldEntries(firestore: Firestore, now: Date): Promise<void> {
  const old = new Date(now.getTime() - entryRetentionMs).toISOString()
  await deleteAll(firestore.collection('auditLog').where('at', '<', old))
}

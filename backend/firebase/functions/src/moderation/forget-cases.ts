import type { Firestore, Query } from 'firebase-admin/firestore'

import { deleteAll } from '#functions/base/delete-all.ts'

import { reportsOf } from './case-facts.ts'

/** Deletes cases of deleted listings with their reports, and what copies of these listings are found by. */
export async function forgetCases(cases: Query): Promise<void> {
  const { firestore } = cases
  for (const { id, ref } of (await cases.select().get()).docs) {
    // In sequence: it is not urgent. The case goes last, so that a run after a crash finds it.
    await deleteAll(reportsOf(firestore, id))
    await firestore.collection('fingerprints').doc(id).delete()
    await ref.delete()
  }
}

/** Forgets the cases of deleted listings that were closed 30 days before `now`. */
export async function forgetClosedCases(firestore: Firestore, now: Date): Promise<void> {
  await forgetCases(firestore.collection('cases').where('forgetAt', '<=', now.toISOString()))
}

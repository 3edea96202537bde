import { isDeepStrictEqual } from 'node:util'

import type { Firestore } from 'firebase-admin/firestore'

import { factsOf, nextCase, readCase, reportsOf } from './stored-case.ts'

/**
 * Makes the case of a listing what the listing and its reports say now: opens it, changes it, closes it, or
 * deletes it with its listing. Idempotent, so events may come twice, late and in any order.
 *
 * @param listingId of a listing that exists or not
 */
export async function followCase(
  firestore: Firestore,
  listingId: string,
  now: Date,
): Promise<void> {
  const ref = firestore.collection('cases').doc(listingId)
  await firestore.runTransaction(async (transaction) => {
    const [snapshot, post, reports] = await Promise.all([
      transaction.get(ref),
      transaction.get(firestore.collection('posts').doc(listingId)),
      transaction.get(reportsOf(firestore, listingId)),
    ])
    const stored = readCase(snapshot)
    const facts = factsOf(post, reports.docs, stored)
    const next = facts && nextCase(stored, facts, now)
    if (isDeepStrictEqual(next, stored)) return
    if (next) transaction.set(ref, { ...next, version: next.version + 1 })
    else transaction.delete(ref)
  })
}

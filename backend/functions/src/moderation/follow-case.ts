import { isDeepStrictEqual } from 'node:util'

import type { CaseFlag } from '@adamarket/shared/domain/moderation.ts'
import type { Firestore } from 'firebase-admin/firestore'

import { readListing } from '#functions/withheld/stored-listing.ts'

import type { CaseFacts, StoredCase } from './stored-case.ts'
import { factsOf, keyOfFlag, nextCase, readCase, reportsOf } from './stored-case.ts'

/** The flags that were found in a listing with this content. */
export type Noticed = { readonly content: string; readonly flags: readonly CaseFlag[] }

/**
 * Brings the case of a listing in line with the listing and its reports: opens it, changes it, closes it, or
 * deletes it with its listing. Idempotent, so events may come twice, late and in any order.
 *
 * @param listingId of a listing that exists or not
 * @param noticed replaces the flags of the case, except those that a moderator dismissed
 */
export async function followCase(
  firestore: Firestore,
  listingId: string,
  now: Date,
  noticed?: Noticed,
): Promise<void> {
  const ref = firestore.collection('cases').doc(listingId)
  await firestore.runTransaction(async (transaction) => {
    const [snapshot, listing, reports] = await Promise.all([
      transaction.get(ref),
      readListing(firestore, listingId, (one) => transaction.get(one)),
      transaction.get(reportsOf(firestore, listingId)),
    ])
    const stored = readCase(snapshot)
    const facts = withFlags(factsOf(listing, reports.docs, stored), stored, noticed)
    const next = facts && nextCase(stored, facts, now)
    if (isDeepStrictEqual(next, stored)) return
    if (next) transaction.set(ref, { ...next, version: next.version + 1 })
    else transaction.delete(ref)
  })
}

/** Flags that were found in an earlier content of the listing do not count. */
function withFlags(
  facts: CaseFacts | undefined,
  stored: StoredCase | undefined,
  noticed: Noticed | undefined,
): CaseFacts | undefined {
  if (!facts || facts.content !== noticed?.content) return facts
  const dismissed = new Set(stored?.dismissedFlags)
  return { ...facts, flags: noticed.flags.filter((flag) => !dismissed.has(keyOfFlag(flag))) }
}

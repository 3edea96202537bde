import { isDeepStrictEqual } from 'node:util'

import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { CaseFlag } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { Firestore, Transaction } from 'firebase-admin/firestore'

import type { Change } from '#functions/listings/listing-in.ts'
import { readListing } from '#functions/withheld/stored-listing.ts'

import { factsOf, reportsOf } from './case-facts.ts'
import type { CaseFacts, StoredCase } from './stored-case.ts'
import { keyOfFlag, nextCase, readCase } from './stored-case.ts'

/** The flags that were found in a listing with this content. */
export type Noticed = { readonly content: string; readonly flags: readonly CaseFlag[] }

/** What an event says that is not stored. */
type Event = {
  /** Replaces the flags of the case, except those that a moderator dismissed. */
  readonly noticed?: Noticed
  /** The fields of a listing that was deleted. */
  readonly last?: StoredFields | undefined
}

/** The fields of a listing that an event says is deleted; of a withheld one those in `withheldListings`. */
export function lastFields(data: Change | undefined): StoredFields | undefined {
  const before = data?.after.exists ? undefined : data?.before.data()
  return before && 'title' in before ? before : undefined
}

/**
 * Brings the case of a listing in line with the listing and its reports: opens it, changes it or closes it. The case of a
 * deleted listing stays while there is something to decide, and until it is forgotten. Idempotent, so events may come
 * twice, late and in any order.
 *
 * @param listingId of a listing that exists or not
 */
export async function followCase(
  firestore: Firestore,
  listingId: string,
  now: Date,
  { noticed, last }: Event = {},
): Promise<void> {
  const ref = firestore.collection('cases').doc(listingId)
  await firestore.runTransaction(async (transaction) => {
    const [snapshot, listing, reports] = await Promise.all([
      transaction.get(ref),
      readListing(firestore, listingId, (one) => transaction.get(one)),
      transaction.get(reportsOf(firestore, listingId)),
    ])
    const stored = readCase(snapshot)
    const facts = withFlags(factsOf(listing?.fields, reports.docs, stored, last), stored, noticed)
    // What to do about a listing that is gone is left to the event of its deletion.
    if (!facts) return
    const next = nextCase(stored, facts, now)
    if (facts.status === 'deleted' && !(await isRetained(firestore, transaction, next, stored))) {
      if (stored) transaction.delete(ref)
      for (const report of reports.docs) transaction.delete(report.ref)
      return
    }
    if (!next || isDeepStrictEqual(next, stored)) return
    transaction.set(ref, { ...next, version: next.version + 1 })
  })
}

/** Whether the case of a deleted listing stays: never longer than its seller's account. */
async function isRetained(
  firestore: Firestore,
  transaction: Transaction,
  next: StoredCase | undefined,
  stored: StoredCase | undefined,
): Promise<boolean> {
  if (!next) return false
  const isNeeded = next.dueAt !== undefined || next.isRejected || stored?.status === 'deleted'
  if (!isNeeded || next.sellerId === '') return false
  return !(await transaction.get(firestore.doc(`deletedAccounts/${next.sellerId}`))).exists
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

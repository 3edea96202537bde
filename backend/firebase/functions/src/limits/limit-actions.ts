import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'

import { authorOf } from '#functions/listings/author-of.ts'
import { isChangeBySeller } from '#functions/withheld/stored-listing.ts'
import { isDeletedAccount } from '#functions/accounts/deleted-accounts.ts'
import { isDeletedListing, noteDeletedListing } from '#functions/listings/deleted-listings.ts'

import { holdBackListing } from './limit-listings.ts'
import type { Action } from './rate-limits.ts'
import { limitsOf, rateLimits } from './rate-limits.ts'
import { recordAction } from './record-action.ts'

/** A new listing as its event has it: it may be changed or gone by now. */
export type NewListing = {
  readonly id: string
  /** Undefined for a document in an older form. */
  readonly uid: string | undefined
  /** When it was written, as by `toISOString()`: the server's time, not the listing's own. */
  readonly at: string
}

export function newListingOf(created: DocumentSnapshot): NewListing {
  const at = new Date(created.createTime?.toMillis() ?? 0).toISOString()
  return { id: created.id, uid: authorOf(created.data()), at }
}

/**
 * Counts a new listing, whatever has become of it, and holds it back if it is one too many. One that took the id of a
 * deleted listing is deleted.
 */
export async function limitListing(firestore: Firestore, listing: NewListing): Promise<void> {
  const { id, uid } = listing
  if (uid !== undefined && !(await isDeletedAccount(firestore, uid))) {
    await holdBackListing(firestore, { ...listing, uid })
  }
  if (await isDeletedListing(firestore, id)) await noteDeletedListing(firestore, id)
}

/** Counts a change of a listing by its seller; the rules refuse more for the rest of the hour. */
export async function countListingChange(
  firestore: Firestore,
  action: Action,
  before: StoredFields = {},
  after: StoredFields = {},
): Promise<void> {
  const uid = authorOf(after)
  if (uid === undefined || !isChangeBySeller(before, after)) return
  // The event of a change may come after the author and their limits are deleted.
  if (await isDeletedAccount(firestore, uid)) return
  if ((await limitsOf(firestore, uid)).isTrusted) return
  await recordAction(firestore, uid, action, rateLimits.listingChanges)
}

/** Counts a report; the rules deny more for the rest of the day. One sent before the rules knew is deleted. */
export async function limitReport(
  firestore: Firestore,
  uid: string,
  id: string,
  at: string,
): Promise<void> {
  const report = firestore.collection('reports').doc(id)
  // A missing one was deleted by an earlier run, or its author is gone.
  if (!(await report.get()).exists) return
  // Alerts count these lines.
  logger.info('A listing is reported', { reportId: id })
  if (!(await recordAction(firestore, uid, { id, at }, rateLimits.reports))) await report.delete()
}

/** Counts a change of a profile; the rules deny more for the rest of the day. */
export async function countProfileChange(
  firestore: Firestore,
  uid: string,
  action: Action,
): Promise<void> {
  const profile = firestore.collection('users').doc(uid)
  if (!(await profile.get()).exists) return
  await recordAction(firestore, uid, action, rateLimits.profileChanges)
}

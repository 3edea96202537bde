import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
} from 'firebase-functions/v2/firestore'

import { authorOf } from './author-of.ts'
import { noteAnswer } from './availability/answer.ts'
import { holdBackListing } from './limit-listings.ts'
import type { Action } from './rate-limits.ts'
import { limitsOf, rateLimits } from './rate-limits.ts'
import { recordAction } from './record-action.ts'
import { runSteps } from './run-steps.ts'
import { isChangeBySeller } from './withheld/stored-listing.ts'
import { isDeletedAccount, isDeletedListing, noteDeletedListing } from './tombstones.ts'

/** Holds back what one author writes beyond the limit, and deletes what took the id of a deleted listing. */
export const limitListings = onDocumentCreated(
  { document: 'posts/{postId}', retry: true },
  async ({ data }) => {
    if (data) await limitListing(getFirestore(), newListingOf(data))
  },
)

/** A new listing as its event has it: it may be changed or gone by now. */
export type NewListing = {
  readonly id: string
  /** Undefined for a document in an older form. */
  readonly uid: string | undefined
  /** When it was written, as by `toISOString()`: the server's time, not the listing's own. */
  readonly at: string
}

/** @param created the document of the event that created it, the same for each function that follows it */
export function newListingOf(created: DocumentSnapshot): NewListing {
  const at = new Date(created.createTime?.toMillis() ?? 0).toISOString()
  return { id: created.id, uid: authorOf(created.data()), at }
}

/**
 * Counts a new listing, whatever has become of it, and holds it back if it is one too many. Idempotent, so that each
 * function whose work depends on the decision may ask for it first.
 */
export async function limitListing(firestore: Firestore, listing: NewListing): Promise<void> {
  const { id, uid } = listing
  if (uid !== undefined && !(await isDeletedAccount(firestore, uid))) {
    await holdBackListing(firestore, { ...listing, uid })
  }
  if (await isDeletedListing(firestore, id)) await noteDeletedListing(firestore, id)
}

/** Keeps the ids of deleted listings from being taken again. */
export const rememberDeletedListings = onDocumentDeleted(
  { document: 'posts/{postId}', retry: true },
  async ({ params: { postId } }) => await noteDeletedListing(getFirestore(), postId),
)

/** Counts changes of listings, of which the rules refuse more for the rest of the hour. One answers a question. */
export const limitListingChanges = onDocumentUpdated(
  { document: 'posts/{postId}', retry: true },
  async ({ id, params: { postId }, time, data }) => {
    if (!data) return
    const [firestore, change] = [getFirestore(), { id, at: new Date(time).toISOString() }]
    await runSteps([
      () => countListingChange(firestore, change, data.before.data(), data.after.data()),
      () => noteAnswer(firestore, postId, data),
    ])
  },
)

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

/**
 * Counts reports; the rules deny more for the rest of the day. Those sent before the rules knew are
 * deleted.
 */
export const limitReports = onDocumentCreated(
  { document: 'reports/{reportId}', retry: true },
  async ({ params, time, data }) => {
    const uid = authorOf(data?.data())
    if (uid === undefined) return
    await limitReport(getFirestore(), uid, params.reportId, new Date(time).toISOString())
  },
)

export async function limitReport(
  firestore: Firestore,
  uid: string,
  id: string,
  at: string,
): Promise<void> {
  const report = firestore.collection('reports').doc(id)
  // A missing one was deleted by an earlier run, or its author is gone.
  if (!(await report.get()).exists) return
  if (!(await recordAction(firestore, uid, { id, at }, rateLimits.reports))) await report.delete()
}

/** Counts changes of a profile; the rules deny more for the rest of the day. */
export const limitProfileChanges = onDocumentUpdated(
  { document: 'users/{uid}', retry: true },
  async ({ id, params, time }) =>
    await countProfileChange(getFirestore(), params.uid, { id, at: new Date(time).toISOString() }),
)

export async function countProfileChange(
  firestore: Firestore,
  uid: string,
  action: Action,
): Promise<void> {
  const profile = firestore.collection('users').doc(uid)
  if (!(await profile.get()).exists) return
  await recordAction(firestore, uid, action, rateLimits.profileChanges)
}

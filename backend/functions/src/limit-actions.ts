import type { StoredFields } from '@adamarket/shared/domain/stored-fields.ts'
import type { Firestore } from 'firebase-admin/firestore'
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
  async ({ params: { postId }, time }) =>
    await limitListing(getFirestore(), postId, new Date(time).toISOString()),
)

/** @param at when it was written, as by `toISOString()`: the server's time, not the listing's own */
export async function limitListing(
  firestore: Firestore,
  postId: string,
  at: string,
): Promise<void> {
  if (await isDeletedListing(firestore, postId)) await noteDeletedListing(firestore, postId)
  else await holdBackListing(firestore, postId, at)
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

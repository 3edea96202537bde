import { isDeepStrictEqual } from 'node:util'

import { getFirestore } from 'firebase-admin/firestore'
import {
  onDocumentCreated,
  onDocumentDeleted,
  onDocumentUpdated,
} from 'firebase-functions/v2/firestore'

import { holdBackListing } from './limit-listings.ts'
import { rateLimits, readLimits } from './rate-limits.ts'
import { recordAction } from './record-action.ts'
import { isDeletedListing, noteDeletedListing } from './tombstones.ts'

/** Holds back what one author writes beyond the limit, and deletes what took the id of a deleted listing. */
export const limitListings = onDocumentCreated(
  { document: 'posts/{postId}', retry: true },
  async ({ params: { postId }, time }) => {
    const firestore = getFirestore()
    if (await isDeletedListing(firestore, postId)) await noteDeletedListing(firestore, postId)
    else await holdBackListing(firestore, postId, new Date(time).toISOString())
  },
)

/** Keeps the ids of deleted listings from being taken again. */
export const rememberDeletedListings = onDocumentDeleted(
  { document: 'posts/{postId}', retry: true },
  async ({ params: { postId } }) => await noteDeletedListing(getFirestore(), postId),
)

/** What functions and operators write, which no seller is to wait for. */
const backendFields: ReadonlySet<string> = new Set(['sellerName', 'heldBy', 'statusReason'])

/** Counts changes of listings; the rules refuse more for the rest of the hour. */
export const limitListingChanges = onDocumentUpdated(
  { document: 'posts/{postId}', retry: true },
  async ({ id, time, data }) => {
    const before: Readonly<Record<string, unknown>> = data?.before.data() ?? {}
    const after: Readonly<Record<string, unknown>> = data?.after.data() ?? {}
    const uid = after['userId']
    const names = Object.keys({ ...before, ...after })
    const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]))
    const isByBackend = changed.some((name) => backendFields.has(name))
    if (isByBackend || changed.length === 0 || typeof uid !== 'string' || uid === '') return
    const firestore = getFirestore()
    const limits = await firestore.collection('limits').doc(uid).get()
    if (readLimits(limits.data()).isTrusted) return
    const action = { id, at: new Date(time).toISOString() }
    await recordAction(firestore, uid, action, rateLimits.listingChanges)
  },
)

/**
 * Counts reports; the rules deny more for the rest of the day. Those sent before the rules knew are
 * deleted.
 */
export const limitReports = onDocumentCreated(
  { document: 'reports/{reportId}', retry: true },
  async ({ params, time, data }) => {
    const uid: unknown = data?.get('userId')
    if (typeof uid !== 'string' || uid === '') return
    const firestore = getFirestore()
    const report = firestore.collection('reports').doc(params.reportId)
    const action = { id: params.reportId, at: new Date(time).toISOString() }
    // A missing one was deleted by an earlier run, or its author is gone.
    if (!(await report.get()).exists) return
    if (!(await recordAction(firestore, uid, action, rateLimits.reports))) await report.delete()
  },
)

/** Counts changes of a profile; the rules deny more for the rest of the day. */
export const limitProfileChanges = onDocumentUpdated(
  { document: 'users/{uid}', retry: true },
  async ({ id, params, time }) => {
    const firestore = getFirestore()
    const action = { id, at: new Date(time).toISOString() }
    const profile = firestore.collection('users').doc(params.uid)
    if (!(await profile.get()).exists) return
    await recordAction(firestore, params.uid, action, rateLimits.profileChanges)
  },
)

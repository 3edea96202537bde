import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/v2/firestore'

import { rateLimits } from './rate-limits.ts'
import { recordAction } from './record-action.ts'
import { holdBackListing } from './limit-listings.ts'

/** Holds back listings beyond the author's limit. */
export const limitListings = onDocumentCreated(
  { document: 'posts/{postId}', retry: true },
  async ({ params, time }) => {
    await holdBackListing(getFirestore(), params.postId, new Date(time).toISOString())
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

import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { alertServices } from '#functions/alerts/alert-services.ts'
import { runSteps, withSteps } from '#functions/events/run-steps.ts'

import { listingSteps } from './listing-steps.ts'

/** Does what follows a write of a listing, whichever client writes it: the mobile app writes the same ones. */
export const followListings = onDocumentWritten(
  { document: 'posts/{postId}', ...withSteps },
  async ({ id, time, params: { postId: listingId }, data }) => {
    if (!data) return
    const services = { ...alertServices(), bucket: getStorage().bucket() }
    const steps = listingSteps(services, { id, time, listingId, ...data })
    await runSteps(getFirestore(), { functionName: 'followListings', id }, steps)
  },
)

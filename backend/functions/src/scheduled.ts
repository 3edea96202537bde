import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onSchedule } from 'firebase-functions/v2/scheduler'

import { removeAbandonedUploads } from './abandoned-uploads.ts'
import { releaseHeldListings } from './limit-listings.ts'

/** Deletes uploads for listings that were never posted. */
export const removeAbandonedUploadsDaily = onSchedule(
  { schedule: 'every day 03:00', timeZone: 'Asia/Nicosia', timeoutSeconds: 540 },
  async () => {
    await removeAbandonedUploads(getFirestore(), getStorage().bucket(), Date.now())
  },
)

/** Releases held listings. */
export const releaseHeldListingsRegularly = onSchedule('every 10 minutes', async () => {
  await releaseHeldListings(getFirestore(), new Date())
})

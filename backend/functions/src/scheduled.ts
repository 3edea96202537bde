import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onSchedule } from 'firebase-functions/v2/scheduler'

import { removeAbandonedUploads } from './abandoned-uploads.ts'
import { releaseHeldListings } from './limit-listings.ts'
import { forgetOldAccounts } from './tombstones.ts'

/** Removes what was uploaded for listings that were never posted, and old notes of deleted accounts. */
export const removeAbandonedUploadsDaily = onSchedule(
  { schedule: 'every day 03:00', timeZone: 'Asia/Nicosia', timeoutSeconds: 540 },
  async () => {
    const firestore = getFirestore()
    await removeAbandonedUploads(firestore, getStorage().bucket(), Date.now())
    await forgetOldAccounts(firestore, Date.now())
  },
)

/** Releases held listings. */
export const releaseHeldListingsRegularly = onSchedule('every 10 minutes', async () => {
  await releaseHeldListings(getFirestore(), new Date())
})

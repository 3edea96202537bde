import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { checkListing } from './check-listing.ts'

/** Puts listings before the desk that look like copies, bait or spam. */
export const checkListings = onDocumentWritten(
  { document: 'posts/{postId}', retry: true, memory: '512MiB' },
  async ({ params: { postId } }) => {
    const services = {
      firestore: getFirestore(),
      auth: getAuth(),
      bucket: getStorage().bucket(),
    }
    await checkListing(services, postId, new Date())
  },
)

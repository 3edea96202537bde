import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { indexListings } from './index-listings.ts'

/**
 * Search reads an index derived from the listings. This keeps it up to date, whichever client writes a listing: the mobile
 * app writes the same ones. It goes by the listing as it is now and not by the event, so a run that failed
 * is retried, and events may come late or twice.
 */
export const indexForSearch = onDocumentWritten(
  { document: 'posts/{postId}', retry: true },
  async ({ params }) => {
    await indexListings(getFirestore(), [params.postId])
  },
)

import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { indexListings } from './index-listings.ts'

/**
 * Search reads an index derived from the listings. This updates it, whichever client writes a listing: the
 * mobile app writes the same ones. It uses the current listing and not the event, so a failed run can be
 * retried, and events may come late or twice.
 */
export const indexForSearch = onDocumentWritten(
  { document: 'posts/{postId}', retry: true },
  async ({ params }) => {
    await indexListings(getFirestore(), [params.postId])
  },
)

import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { dropForeignArea } from './drop-foreign-area.ts'
import { indexListings } from './index-listings.ts'
import { recountPlaces } from './place-counts.ts'

/**
 * Search reads an index derived from the listings, and counts of the places in it. This updates both, whichever client
 * writes a listing: the mobile app writes the same ones. It writes what the current listings say and not the event, so
 * a failed run can be retried, and events may come late or twice.
 */
export const indexForSearch = onDocumentWritten(
  { document: 'posts/{postId}', retry: true },
  async ({ params, data }) => {
    const firestore = getFirestore()
    if (data) await dropForeignArea(firestore, data.after)
    await indexListings(firestore, [params.postId])
    if (data) await recountPlaces(firestore, data)
  },
)

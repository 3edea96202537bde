import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'

import { hasNewName } from './seller-name.ts'
import { writeSellerName } from './write-seller-name.ts'

/**
 * A listing carries a copy of its author's name (specification, section 3). This keeps the copies right
 * when the name changes, by whichever client: the mobile app writes the same profiles. Repeating it
 * does no harm, so a run that failed is retried.
 */
export const followSellerName = onDocumentUpdated(
  { document: 'users/{uid}', retry: true },
  async ({ data, params }) => {
    if (!hasNewName(data?.before.data(), data?.after.data())) return
    await writeSellerName(getFirestore(), params.uid)
  },
)

import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentUpdated } from 'firebase-functions/v2/firestore'

import { hasNewName } from './seller-name.ts'
import { writeSellerName } from './write-seller-name.ts'

/**
 * A listing contains a copy of its author's name (specification, section 3). This updates the copies when
 * the name changes, through any client: the mobile app writes the same profiles. It is idempotent, so a
 * failed run is retried.
 */
export const followSellerName = onDocumentUpdated(
  { document: 'users/{uid}', retry: true },
  async ({ data, params }) => {
    if (!hasNewName(data?.before.data(), data?.after.data())) return
    await writeSellerName(getFirestore(), params.uid)
  },
)

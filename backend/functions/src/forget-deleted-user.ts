import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
// The second generation of functions has no event for deleted accounts.
import { runWith } from 'firebase-functions/v1'

import { forgetUser } from './forget-user.ts'
import { maxInstances } from './options.ts'

/**
 * Deletes a user's data when the account is deleted, by its owner or in the console. An account that was
 * created again with the same id keeps its data.
 */
export const forgetDeletedUser = runWith({ failurePolicy: true, timeoutSeconds: 540, maxInstances })
  .auth.user()
  .onDelete(async ({ uid }) => {
    const { users } = await getAuth().getUsers([{ uid }])
    if (users.length === 0) await forgetUser(getFirestore(), getStorage().bucket(), uid)
  })

import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
// The second generation of functions has no event for a deleted account.
import { runWith } from 'firebase-functions/v1'

import { forgetUser } from './forget-user.ts'
import { maxInstances } from './options.ts'

/**
 * Deletes what a user leaves when the account is deleted, by its owner or in the console. An account
 * that is there again, with the same id, keeps what it has.
 */
export const forgetDeletedUser = runWith({ failurePolicy: true, timeoutSeconds: 540, maxInstances })
  .auth.user()
  .onDelete(async ({ uid }) => {
    const { users } = await getAuth().getUsers([{ uid }])
    if (users.length === 0) await forgetUser(getFirestore(), getStorage().bucket(), uid)
  })

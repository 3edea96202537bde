import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { alertServices } from '#functions/alerts/alert-services.ts'
import { indexSearchesOf } from '#functions/alerts/index-saved-search.ts'
import { runSteps, withSteps } from '#functions/events/run-steps.ts'
import { countProfileChange } from '#functions/limits/limit-actions.ts'
import { droppedFiles } from '#functions/pictures/picture-files.ts'
import { removeUnusedFiles } from '#functions/pictures/unused-pictures.ts'

import { hasNewName, writeSellerName } from './seller-name.ts'

/** Does what follows a write of a profile. */
export const followProfiles = onDocumentWritten(
  { document: 'users/{uid}', ...withSteps },
  async ({ id, time, params: { uid }, data }) => {
    if (!data) return
    const firestore = getFirestore()
    const [was, is] = [data.before.data(), data.after.data()]
    const dropped = droppedFiles(was, is, uid)
    await runSteps(firestore, { functionName: 'followProfiles', id }, [
      {
        name: 'changes',
        when: was !== undefined && is !== undefined,
        run: () => countProfileChange(firestore, uid, { id, at: new Date(time).toISOString() }),
      },
      {
        name: 'pictures',
        when: dropped.length > 0,
        run: () => removeUnusedFiles(firestore, getStorage().bucket(), uid, dropped),
      },
      {
        name: 'sellerName',
        when: was !== undefined && hasNewName(was, is),
        run: () => writeSellerName(firestore, uid),
      },
      {
        // The searches of a user alert no one until the address is confirmed.
        name: 'searches',
        when: is?.['emailVerified'] === true && was?.['emailVerified'] !== true,
        run: () => indexSearchesOf(alertServices(), uid),
      },
    ])
  },
)

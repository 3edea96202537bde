import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { noteAnswer } from '#functions/availability/answer.ts'
import { authorOf } from '#functions/author-of.ts'
import { checkListing } from '#functions/flags/check-listing.ts'
import { countListingChange } from '#functions/limit-actions.ts'
import { followCase, lastFields } from '#functions/moderation/follow-case.ts'
import { droppedFiles } from '#functions/picture-files.ts'
import { decoding } from '#functions/pictures/open-picture.ts'
import { recordPrice } from '#functions/record-prices.ts'
import { runSteps } from '#functions/run-steps.ts'
import { removeUnusedFiles } from '#functions/unused-pictures.ts'

import { isExposed, settleListing } from './stored-listing.ts'

/** Does for a withheld listing, which its seller can change, what other functions do for those in `posts`. */
export const followWithheldListings = onDocumentWritten(
  { document: 'withheldListings/{postId}', retry: true, ...decoding },
  async ({ id, time, params: { postId }, data }) => {
    const [firestore, bucket] = [getFirestore(), getStorage().bucket()]
    const [before, after] = [data?.before.data(), data?.after.data()]
    const uid = authorOf(before) ?? authorOf(after) ?? ''
    const services = { firestore, auth: getAuth(), bucket }
    const change = { id, at: new Date(time).toISOString() }
    await runSteps([
      async () => {
        if (after && isExposed(after, true)) await settleListing(firestore, postId)
      },
      () => removeUnusedFiles(firestore, bucket, uid, droppedFiles(before, after, uid)),
      () => followCase(firestore, postId, new Date(), { last: lastFields(data) }),
      async () => {
        if (data && before && after) await recordPrice(firestore, postId, data)
      },
      async () => {
        if (before && after) await countListingChange(firestore, change, before, after)
      },
      async () => {
        if (data && before && after) await noteAnswer(firestore, postId, data)
      },
      async () => {
        if (before && after) await checkListing(services, postId, { id, now: new Date() })
      },
    ])
  },
)

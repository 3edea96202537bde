import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { runSteps, withSteps } from '#functions/events/run-steps.ts'
import { checkListing } from '#functions/flags/check-listing.ts'
import { stepsOfAnyListing } from '#functions/listings/listing-steps.ts'
import { decoding } from '#functions/pictures/open-picture.ts'

/** Does for a withheld listing, which its seller can change, what other functions do for those in `posts`. */
export const followWithheldListings = onDocumentWritten(
  { document: 'withheldListings/{postId}', ...withSteps, ...decoding },
  async ({ id, time, params: { postId: listingId }, data }) => {
    if (!data) return
    const services = { firestore: getFirestore(), auth: getAuth(), bucket: getStorage().bucket() }
    const write = { id, time, listingId, ...data }
    await runSteps(services.firestore, { functionName: 'followWithheldListings', id }, [
      ...stepsOfAnyListing(services, write, true),
      {
        name: 'check',
        when: data.before.exists && data.after.exists,
        // The pictures are where the listing says.
        after: ['withhold', 'pictures'],
        run: () => checkListing(services, listingId, { id, now: new Date() }),
      },
    ])
  },
)

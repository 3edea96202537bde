import { isDeepStrictEqual } from 'node:util'

import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'
import { onDocumentWritten } from 'firebase-functions/v2/firestore'

import { alertServices } from '#functions/alerts/alert-services.ts'
import { indexSavedSearch, indexSearchesOf } from '#functions/alerts/index-saved-search.ts'
import { isAbout, readSavedSearch } from '#functions/alerts/stored-search.ts'
import { watchFavourite } from '#functions/alerts/watch-favourite.ts'
import { countFavourite } from '#functions/favourites/count-favourites.ts'
import type { Step } from '#functions/events/run-steps.ts'
import { runSteps, withSteps } from '#functions/events/run-steps.ts'
import { limitFavourites } from '#functions/favourites/limit-favourites.ts'
import { countInHour, isLimitedPerHour } from '#functions/limits/limit-per-hour.ts'
import type { Change } from '#functions/listings/listing-in.ts'
import { readDevice } from '#functions/push/push-messages.ts'

/** Does what follows a write of a document below a profile. */
export const followOwnDocuments = onDocumentWritten(
  { document: 'users/{uid}/{collection}/{documentId}', ...withSteps },
  async ({ id, time, params: { uid, collection, documentId }, data }) => {
    if (!data) return
    const firestore = getFirestore()
    const steps = [...stepsIn(firestore, collection, uid, documentId, data)]
    if (data.after.exists && isLimitedPerHour(collection)) {
      const run = () => countInHour(firestore, uid, collection, new Date(time))
      steps.push({ name: 'limit', run })
    }
    await runSteps(firestore, { functionName: 'followOwnDocuments', id }, steps)
  },
)

function stepsIn(
  firestore: Firestore,
  collection: string,
  uid: string,
  id: string,
  { before, after }: Change,
): readonly Step[] {
  switch (collection) {
    case 'favourites':
      return [
        { name: 'number', run: () => limitFavourites(firestore, uid) },
        { name: 'listingStats', run: () => countFavourite(firestore, uid, id) },
        { name: 'watchers', run: () => watchFavourite(firestore, uid, id) },
      ]
    case 'savedSearches': {
      const [was, is] = [before, after].map((one) => readSavedSearch(one.data()))
      // A search itself never changes, only how its user wants to be alerted.
      const isSame = was !== undefined && isAbout(was, is) && was.notify === is.notify
      return [
        { name: 'index', when: !isSame, run: () => indexSavedSearch(alertServices(), uid, id) },
      ]
    }
    case 'pushSubscriptions': {
      const [was, is] = [before, after].map((one) => readDevice(one.data())?.searches)
      const isSame = isDeepStrictEqual(was, is)
      // The index has only searches that can alert their user, also on a device.
      return [{ name: 'index', when: !isSame, run: () => indexSearchesOf(alertServices(), uid) }]
    }
    default:
      return []
  }
}

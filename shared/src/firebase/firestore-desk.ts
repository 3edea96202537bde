import type { Firestore } from 'firebase/firestore/lite'

import type { FirebaseSettings } from '#contract/environment.ts'

import { createCallFunction } from './call-function.ts'
import { createFirestoreModeration } from './firestore-moderation.ts'
import { createFirestoreNotices } from './firestore-notices.ts'
import { createFunctionOwnRecords } from './function-own-records.ts'
import { createFunctionReleaseVisits } from './function-release-visits.ts'

/** The ports that call functions: their code is loaded on first use. */
export function createFirestoreDesk(firestore: Firestore, settings: FirebaseSettings) {
  const callFunction = createCallFunction(settings)
  return {
    moderation: createFirestoreModeration(firestore, callFunction),
    notices: createFirestoreNotices(firestore, callFunction),
    ownRecords: createFunctionOwnRecords(callFunction),
    releaseVisits: createFunctionReleaseVisits(callFunction),
  }
}

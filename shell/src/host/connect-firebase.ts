import type { AuthPort, ListingsPort, ProfilesPort } from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { createFirebase } from '@adamarket/shared/firebase/create-firebase.ts'
import { createFirebaseAuth } from '@adamarket/shared/firebase/firebase-auth.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { createFirestoreProfiles } from '@adamarket/shared/firebase/firestore-profiles.ts'
import { parseFirebaseSettings } from '@adamarket/shared/firebase/settings.ts'

export type Backend = {
  readonly listings: ListingsPort
  readonly profiles: ProfilesPort
  readonly auth: AuthPort
}

/** Creates the one Firebase client and the ports over it. Throws when the settings are not usable. */
export function connectFirebase(settings: unknown, report: Report): Backend {
  const parsed = parseFirebaseSettings(settings)
  if (!parsed.ok) throw parsed.error.cause
  const firebase = createFirebase(parsed.value, report)
  return {
    listings: createFirestoreListings(firebase.firestore, report),
    profiles: createFirestoreProfiles(firebase.firestore),
    auth: createFirebaseAuth(firebase.auth),
  }
}

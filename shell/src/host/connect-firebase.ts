import { paths } from '@adamarket/shared/contract/paths.ts'
import type { AuthPort } from '@adamarket/shared/domain/auth-port.ts'
import type {
  FavouritesPort,
  ListingsPort,
  OwnListingsPort,
  PicturesPort,
  ProfilesPort,
  ReportsPort,
} from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { createFirebase } from '@adamarket/shared/firebase/create-firebase.ts'
import { createFirebaseAuth } from '@adamarket/shared/firebase/firebase-auth.ts'
import { createFirestoreFavourites } from '@adamarket/shared/firebase/firestore-favourites.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { createFirestoreOwnListings } from '@adamarket/shared/firebase/firestore-own-listings.ts'
import { createFirestoreProfiles } from '@adamarket/shared/firebase/firestore-profiles.ts'
import { createFirestoreReports } from '@adamarket/shared/firebase/firestore-reports.ts'
import { parseFirebaseSettings } from '@adamarket/shared/firebase/settings.ts'
import { startAppCheck } from '@adamarket/shared/firebase/start-app-check.ts'
import { createStoragePictures } from '@adamarket/shared/firebase/storage-pictures.ts'

export type Backend = {
  readonly listings: ListingsPort
  readonly ownListings: OwnListingsPort
  readonly pictures: PicturesPort
  readonly favourites: FavouritesPort
  readonly reports: ReportsPort
  readonly profiles: ProfilesPort
  readonly auth: AuthPort
}

/** Creates the one Firebase client and the ports over it. Throws when the settings are not usable. */
export async function connectFirebase(settings: unknown, report: Report): Promise<Backend> {
  const parsed = parseFirebaseSettings(settings)
  if (!parsed.ok) throw parsed.error.cause
  await startAppCheck(parsed.value)
  const firebase = createFirebase(parsed.value, report)
  return {
    listings: createFirestoreListings(firebase.firestore, report),
    ownListings: createFirestoreOwnListings(firebase.firestore),
    pictures: createStoragePictures(firebase.storage),
    favourites: createFirestoreFavourites(firebase.firestore),
    reports: createFirestoreReports(firebase.firestore),
    profiles: createFirestoreProfiles(firebase.firestore),
    auth: createFirebaseAuth(firebase.auth, {
      continueUrl: new URL(paths.home, window.location.origin).href,
    }),
  }
}

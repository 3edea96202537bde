import type { FirebaseSettings } from '@adamarket/shared/contract/environment.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type {
  BlockedSellersPort,
  FavouriteAlertsPort,
  FavouritesPort,
  ModerationPort,
  NoticesPort,
  OwnListingsPort,
  OwnRecordsPort,
  PicturesPort,
  ProfilesPort,
  PushSubscriptionsPort,
  ReleaseVisitsPort,
  ReportsPort,
  SavedSearchesPort,
} from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { createFirestoreBlockedSellers } from '@adamarket/shared/firebase/firestore-blocked-sellers.ts'
import type { EmailLanguagePort } from '@adamarket/shared/firebase/firestore-email-language.ts'
import { createFirestoreEmailLanguage } from '@adamarket/shared/firebase/firestore-email-language.ts'
import { createFirestoreFavouriteAlerts } from '@adamarket/shared/firebase/firestore-favourite-alerts.ts'
import { createFirestoreFavourites } from '@adamarket/shared/firebase/firestore-favourites.ts'
import { createFirestoreOwnListings } from '@adamarket/shared/firebase/firestore-own-listings.ts'
import { createFirestoreProfiles } from '@adamarket/shared/firebase/firestore-profiles.ts'
import { createFirestorePushSubscriptions } from '@adamarket/shared/firebase/firestore-push-subscriptions.ts'
import { createFirestoreReports } from '@adamarket/shared/firebase/firestore-reports.ts'
import { createFirestoreSavedSearches } from '@adamarket/shared/firebase/firestore-saved-searches.ts'
import { lazyStorage } from '@adamarket/shared/firebase/lazy-storage.ts'
import { createStoragePictures } from '@adamarket/shared/firebase/storage-pictures.ts'

import type { connectEarly } from './connect-early.ts'
import type { VisitorStores } from './early-reads.ts'

/** The ports that members use. */
export type Stores = VisitorStores & {
  readonly ownListings: OwnListingsPort
  readonly pictures: PicturesPort
  readonly favourites: FavouritesPort
  readonly blockedSellers: BlockedSellersPort
  readonly reports: ReportsPort
  readonly emailLanguage: EmailLanguagePort
  readonly favouriteAlerts: FavouriteAlertsPort
  readonly savedSearches: SavedSearchesPort
  readonly pushSubscriptions: PushSubscriptionsPort
  readonly profiles: ProfilesPort
}

/** The ports that few users need, which have their own code. */
export type Desk = {
  readonly moderation: ModerationPort
  readonly notices: NoticesPort
  readonly ownRecords: OwnRecordsPort
  readonly releaseVisits: ReleaseVisitsPort
}

/** The ports of members, over the client that visitors read with. */
export function connectFirebase(
  visitors: ReturnType<typeof connectEarly>,
  settings: FirebaseSettings,
  connectivity: ConnectivityPort,
  report: Report,
): Stores {
  const { firestore, reads, listings } = visitors
  const blockedSellers = createFirestoreBlockedSellers(firestore)
  return {
    ...visitors,
    ownListings: createFirestoreOwnListings(firestore, reads, report),
    pictures: createStoragePictures(lazyStorage(settings), connectivity),
    favourites: createFirestoreFavourites(firestore),
    blockedSellers,
    reports: createFirestoreReports(firestore),
    emailLanguage: createFirestoreEmailLanguage(firestore),
    favouriteAlerts: createFirestoreFavouriteAlerts(firestore),
    savedSearches: createFirestoreSavedSearches(firestore, listings, blockedSellers),
    pushSubscriptions: createFirestorePushSubscriptions(firestore),
    profiles: createFirestoreProfiles(firestore, reads),
  }
}

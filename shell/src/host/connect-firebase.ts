import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import { onBackOnline } from '@adamarket/shared/domain/connectivity.ts'
import type {
  BlockedSellersPort,
  ExchangeRatesPort,
  FavouriteAlertsPort,
  FavouritesPort,
  ListingsPort,
  ListingStatsPort,
  ModerationPort,
  NoticesPort,
  OwnListingsPort,
  OwnRecordsPort,
  PicturesPort,
  ProfilesPort,
  PushSubscriptionsPort,
  ReportsPort,
  SavedSearchesPort,
} from '@adamarket/shared/domain/ports.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { createFirestore } from '@adamarket/shared/firebase/create-firestore.ts'
import { disconnectWithPage } from '@adamarket/shared/firebase/disconnect-with-page.ts'
import { createFirestoreBlockedSellers } from '@adamarket/shared/firebase/firestore-blocked-sellers.ts'
import type { EmailLanguagePort } from '@adamarket/shared/firebase/firestore-email-language.ts'
import { createFirestoreEmailLanguage } from '@adamarket/shared/firebase/firestore-email-language.ts'
import { createFirestoreExchangeRates } from '@adamarket/shared/firebase/firestore-exchange-rates.ts'
import { createFirestoreFavouriteAlerts } from '@adamarket/shared/firebase/firestore-favourite-alerts.ts'
import { createFirestoreFavourites } from '@adamarket/shared/firebase/firestore-favourites.ts'
import { createFirestoreListingStats } from '@adamarket/shared/firebase/firestore-listing-stats.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { createFirestoreOwnListings } from '@adamarket/shared/firebase/firestore-own-listings.ts'
import { createFirestoreProfiles } from '@adamarket/shared/firebase/firestore-profiles.ts'
import { createFirestorePushSubscriptions } from '@adamarket/shared/firebase/firestore-push-subscriptions.ts'
import { renewConnection } from '@adamarket/shared/firebase/renew-connection.ts'
import { firestoreReads } from '@adamarket/shared/firebase/firestore-reads.ts'
import { createFirestoreReports } from '@adamarket/shared/firebase/firestore-reports.ts'
import { createFirestoreSavedSearches } from '@adamarket/shared/firebase/firestore-saved-searches.ts'
import { lazyStorage } from '@adamarket/shared/firebase/lazy-storage.ts'
import type { FirebaseSettings } from '@adamarket/shared/contract/environment.ts'
import { createStoragePictures } from '@adamarket/shared/firebase/storage-pictures.ts'

/** The ports to collections and files. */
export type Stores = {
  readonly listings: ListingsPort
  readonly listingStats: Pick<ListingStatsPort, 'byId'>
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
  /** What few users need has its own code. */
  readonly desk: () => Promise<Desk>
  readonly exchangeRates: ExchangeRatesPort
}

type Desk = {
  readonly moderation: ModerationPort
  readonly notices: NoticesPort
  readonly ownRecords: OwnRecordsPort
}

/** All stores, with Firestore's full client, which exists once. */
export function connectFirebase(
  settings: FirebaseSettings,
  connectivity: ConnectivityPort,
  report: Report,
): Stores {
  const firestore = createFirestore(settings, report)
  disconnectWithPage(firestore)
  // After failures the SDK waits up to a minute, and only the browser's events wake it.
  onBackOnline(connectivity, () => void renewConnection(firestore))
  const reads = firestoreReads(firestore, connectivity.isOnline)
  const exchangeRates = createFirestoreExchangeRates(reads)
  const listings = createFirestoreListings(reads, report, exchangeRates)
  const blockedSellers = createFirestoreBlockedSellers(firestore, connectivity.isOnline)
  return {
    listings,
    listingStats: createFirestoreListingStats(reads),
    ownListings: createFirestoreOwnListings(firestore, reads, report),
    pictures: createStoragePictures(lazyStorage(settings), connectivity),
    favourites: createFirestoreFavourites(firestore, connectivity.isOnline),
    blockedSellers,
    reports: createFirestoreReports(firestore),
    emailLanguage: createFirestoreEmailLanguage(firestore),
    favouriteAlerts: createFirestoreFavouriteAlerts(firestore),
    savedSearches: createFirestoreSavedSearches(firestore, listings, blockedSellers),
    pushSubscriptions: createFirestorePushSubscriptions(firestore),
    profiles: createFirestoreProfiles(firestore, reads),
    desk: async () => {
      const { createFirestoreDesk } = await import('@adamarket/shared/firebase/firestore-desk.ts')
      return createFirestoreDesk(firestore, settings)
    },
    exchangeRates,
  }
}

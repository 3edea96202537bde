import type { FirebaseSettings } from '@adamarket/shared/contract/environment.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import { createFirestore } from '@adamarket/shared/firebase/create-firestore.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreExchangeRates } from '@adamarket/shared/firebase/firestore-exchange-rates.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { createFirestoreListingStats } from '@adamarket/shared/firebase/firestore-listing-stats.ts'
import { readProfiles } from '@adamarket/shared/firebase/read-profiles.ts'

/** What visitors read and count, and the client of Firestore, which exists once. */
export function connectEarly(settings: FirebaseSettings, report: Report) {
  const firestore = createFirestore(settings)
  const reads = documentReads(firestore)
  const exchangeRates = createFirestoreExchangeRates(reads)
  return {
    firestore,
    reads,
    exchangeRates,
    listings: createFirestoreListings(reads, report, exchangeRates),
    listingStats: createFirestoreListingStats(firestore, reads),
    profiles: readProfiles(reads),
  }
}

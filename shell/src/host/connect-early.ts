import type { Report } from '@adamarket/shared/domain/report.ts'
import { createLite } from '@adamarket/shared/firebase/create-lite.ts'
import { createFirestoreExchangeRates } from '@adamarket/shared/firebase/firestore-exchange-rates.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { liteReads } from '@adamarket/shared/firebase/lite-reads.ts'
import { liteViewCount } from '@adamarket/shared/firebase/lite-view-count.ts'
import { readProfiles } from '@adamarket/shared/firebase/read-profiles.ts'
import type { FirebaseSettings } from '@adamarket/shared/contract/environment.ts'

import type { LiteStores } from './early-reads.ts'

/** What visitors read and count, with Firestore's lite client. */
export function connectEarly(settings: FirebaseSettings, report: Report): LiteStores {
  const firestore = createLite(settings)
  const reads = liteReads(firestore)
  const exchangeRates = createFirestoreExchangeRates(reads)
  return {
    listings: createFirestoreListings(reads, report, exchangeRates),
    profiles: readProfiles(reads),
    exchangeRates,
    listingStats: liteViewCount(firestore),
  }
}

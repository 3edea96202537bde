import type { Report } from '@adamarket/shared/domain/report.ts'
import { createLite } from '@adamarket/shared/firebase/create-lite.ts'
import { createFirestoreExchangeRates } from '@adamarket/shared/firebase/firestore-exchange-rates.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { liteReads } from '@adamarket/shared/firebase/lite-reads.ts'
import { readProfiles } from '@adamarket/shared/firebase/read-profiles.ts'
import type { FirebaseSettings } from '@adamarket/shared/contract/environment.ts'

import type { Reads } from './first-view-reads.ts'

/** What a first view reads, with Firestore's lite client. */
export function connectEarly(settings: FirebaseSettings, report: Report): Reads {
  const reads = liteReads(createLite(settings))
  const exchangeRates = createFirestoreExchangeRates(reads)
  return {
    listings: createFirestoreListings(reads, report, exchangeRates),
    profiles: readProfiles(reads),
    exchangeRates,
  }
}

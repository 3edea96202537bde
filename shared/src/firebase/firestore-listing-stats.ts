import type { Firestore } from 'firebase/firestore'
import { doc, increment, runTransaction } from 'firebase/firestore'

import type { ListingStatsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { number, own } from '#domain/stored-fields.ts'

import { readDocument, write } from './access.ts'
import type { DocumentReads } from './document-reads.ts'

/** The numbers of listings, in `listingStats`. */
export function createFirestoreListingStats(
  firestore: Firestore,
  reads: DocumentReads,
): ListingStatsPort {
  return {
    // A transaction is sent once or fails: without a network a plain write would be queued.
    countView: (listingId) =>
      write(() =>
        runTransaction(
          firestore,
          async (transaction) => {
            const stats = doc(firestore, 'listingStats', listingId)
            transaction.set(stats, { views: increment(1) }, { merge: true })
          },
          { maxAttempts: 1 },
        ),
      ),
    async byId(listingId) {
      const read = await readDocument(reads, 'listingStats', listingId)
      if (!read.ok) return read
      return ok({ views: count(read.value, 'views'), favourites: count(read.value, 'favourites') })
    },
  }
}

/** None is stored before the first one. */
function count(fields: StoredFields = {}, name: string): number {
  return Math.max(number(own(fields, name)) ?? 0, 0)
}

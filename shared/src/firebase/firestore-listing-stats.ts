import type { Firestore } from 'firebase/firestore/lite'
import { doc, increment, setDoc } from 'firebase/firestore/lite'

import type { ListingStatsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { number, own } from '#domain/stored-fields.ts'

import type { DocumentReads } from './document-reads.ts'
import { write } from './to-result.ts'

/** The numbers of listings, in `listingStats`. */
export function createFirestoreListingStats(
  firestore: Firestore,
  reads: DocumentReads,
): ListingStatsPort {
  return {
    countView: (listingId) => {
      const stats = doc(firestore, 'listingStats', listingId)
      return write(() => setDoc(stats, { views: increment(1) }, { merge: true }))
    },
    async byId(listingId) {
      const read = await reads.document('listingStats', listingId)
      if (!read.ok) return read
      return ok({ views: count(read.value, 'views'), favourites: count(read.value, 'favourites') })
    },
  }
}

/** None is stored before the first one. */
function count(fields: StoredFields = {}, name: string): number {
  return Math.max(number(own(fields, name)) ?? 0, 0)
}

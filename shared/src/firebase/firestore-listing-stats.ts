import type { ListingStatsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { number, own } from '#domain/stored-fields.ts'

import { readDocument } from './access.ts'
import type { DocumentReads } from './document-reads.ts'

/** The numbers of listings, in `listingStats`. */
export function createFirestoreListingStats(reads: DocumentReads): Pick<ListingStatsPort, 'byId'> {
  return {
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

import { decodePlaceCounts, placeCountsIn } from '#domain/areas/place-counts.ts'
import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import { decodeListing } from '#domain/listing/decode-listing.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import { isWithheld } from '#domain/listing/listing.ts'
import type { ListingsPort } from '#domain/ports.ts'
import { maxCounted } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import { allOk, err, ok } from '#domain/result.ts'
import { countInIndex } from '#domain/search-index/count-in-index.ts'
import { entriesPath } from '#domain/search-index/entry-path.ts'
import { searchInIndex } from '#domain/search-index/search-in-index.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'

import type { DocumentReads } from './document-reads.ts'
import { createFirestoreExchangeRates } from './firestore-exchange-rates.ts'
import { listingsOfSeller, maxListSizes, reportOnce } from './listings-of-seller.ts'
import { entriesOf, readSearchEntries } from './search-entries.ts'

const posts = 'posts'

/**
 * Reads listings from the collection `posts`; searches in the index that a Cloud Function derives from it.
 *
 * @param report called once for each invalid document.
 */
export function createFirestoreListings(
  reads: DocumentReads,
  report: Report,
  exchangeRates = createFirestoreExchangeRates(reads),
): ListingsPort {
  const onInvalid = reportOnce(report)

  // Only a range of prices is compared by its worth: the ids of the entries have the order.
  const ratesFor = async ({ price }: SearchQuery): Promise<ExchangeRates> => {
    const read = price && (await exchangeRates.latest())
    return read?.ok ? read.value : ratesInCode
  }

  const search: ListingsPort['search'] = async (query, page) =>
    await searchInIndex(readSearchEntries(reads, onInvalid), query, page, await ratesFor(query))

  return {
    // From the search index, which holds active listings only: other documents cost no reads.
    async newest(limit) {
      const found = await search({ text: '', location: 'All' }, { limit })
      return found.ok ? ok(found.value.listings) : found
    },

    search,

    count: async (query) =>
      await countInIndex(
        (lookup) => reads.count({ ...entriesOf(lookup), limit: maxCounted }),
        query,
        await ratesFor(query),
      ),

    async countByPlace(category) {
      const { collection, all } = placeCountsIn
      const read = await reads.document(collection, category ?? all)
      return read.ok ? ok(decodePlaceCounts(read.value)) : read
    },

    // What remains in `posts` of a withheld listing has no time, so it is in no list.
    bySeller: listingsOfSeller(reads, ['posts'], maxListSizes.others, onInvalid),

    async countBySeller(userId) {
      const equal = ofSeller(userId)
      const sold = [...equal, { path: ['status'], is: 'sold' }]
      const counted = allOk(
        await Promise.all([
          reads.count({ collection: posts, equal }),
          reads.count({ collection: posts, equal: sold }),
        ]),
      )
      if (!counted.ok) return counted
      const [all = 0, soldCount = 0] = counted.value
      return ok({ active: all - soldCount, sold: soldCount })
    },

    // From the search index: there an active listing is distinct from one that is held.
    countActive: (userId) =>
      reads.count({
        collection: entriesPath('newest'),
        equal: [{ path: ['listing', 'userId'], is: userId }],
        limit: maxCounted,
      }),

    async byId(id) {
      const read = await reads.document(posts, id)
      // Anyone may read this collection: a refusal is a fault of the site, and says nothing about the listing.
      if (!read.ok) return read.error.kind === 'permission-denied' ? unexpected(read.error) : read
      const found =
        read.value && isWithheld(read.value) ? await reads.document('withheldListings', id) : read
      if (!found.ok) return found
      if (!found.value) return ok(undefined)
      const listing = decodeListing(id, found.value)
      if (listing.ok) return listing
      onInvalid(id, listing.error.cause)
      return ok(undefined)
    },
  }
}

function ofSeller(userId: string) {
  return [{ path: ['userId'], is: userId }]
}

function unexpected({ cause }: AppError) {
  return err(appError('unexpected', cause))
}

import {
  decodePlaceCounts,
  placeCountsCollection,
  placeCountsId,
} from '#domain/areas/place-counts.ts'
import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import { decodeListing } from '#domain/listing/decode-listing.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { isWithheld } from '#domain/listing/listing.ts'
import type { ListingsPort } from '#domain/ports.ts'
import { maxCounted } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import { allOk, err, ok } from '#domain/result.ts'
import { countInIndex } from '#domain/search-index/count-in-index.ts'
import { entriesPath } from '#domain/search-index/entry-path.ts'
import type { Lookup } from '#domain/search-index/lookup.ts'
import type { ReadEntries } from '#domain/search-index/search-in-index.ts'
import { searchInIndex } from '#domain/search-index/search-in-index.ts'
import type { EntryTerms } from '#domain/search-index/steps.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import type { StoredFields } from '#domain/stored-fields.ts'

import type { CountQuery, DocumentReads } from './document-reads.ts'
import { createFirestoreExchangeRates } from './firestore-exchange-rates.ts'
import { listingsOfSeller, maxListSizes, reportOnce } from './listings-of-seller.ts'

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
    // The search index has active listings only, so other documents cost no reads.
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

    async countByPlace(category, subcategory) {
      const read = await reads.document(placeCountsCollection, placeCountsId(category, subcategory))
      return read.ok ? ok(decodePlaceCounts(read.value)) : read
    },

    // What remains in `posts` of a withheld listing has no time, so it is in no list.
    bySeller: listingsOfSeller(reads, ['posts'], maxListSizes.others, onInvalid),

    async countBySeller(userId) {
      const equal = ofSeller(userId)
      const withStatus = (status: string) => [...equal, { path: ['status'], is: status }]
      const counted = allOk(
        await Promise.all([
          reads.count({ collection: posts, equal }),
          reads.count({ collection: posts, equal: withStatus('sold') }),
          reads.count({ collection: posts, equal: withStatus('removed') }),
        ]),
      )
      if (!counted.ok) return counted
      const [all = 0, sold = 0, removed = 0] = counted.value
      return ok({ active: all - sold - removed, sold, removed })
    },

    // In the search index, an active listing is distinct from one that is held.
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

/**
 * Reads entries of the search index for one search.
 *
 * @param reportBroken called for each entry without a valid listing.
 */
export function readSearchEntries(
  reads: DocumentReads,
  reportBroken: (id: string, cause: unknown) => void,
): ReadEntries {
  return async (lookup, size, after) => {
    const read = await reads.query({
      ...entriesOf(lookup),
      ...(after !== undefined && { start: { after: [after] } }),
      order: 'by-id',
      limit: size,
    })
    if (!read.ok) return read
    return ok(
      read.value.map(({ id, fields }) => {
        const listing = listingOf(fields)
        if (!listing) reportBroken(id, 'It contains no listing')
        return { id, listing, terms: termsOf(fields) }
      }),
    )
  }
}

/** The entries of a look-up. */
function entriesOf({ order, filters, from, to }: Lookup): Omit<CountQuery, 'limit'> {
  return {
    collection: entriesPath(order),
    equal: filters,
    ...(from !== undefined && { start: { from: [from] } }),
    before: to,
  }
}

function termsOf({ terms }: StoredFields): EntryTerms {
  return typeof terms === 'object' && terms !== null
    ? Object.fromEntries(Object.keys(terms).map((term) => [term, true]))
    : {}
}

/** The listing in an entry; undefined when the entry contains none. */
function listingOf({ postId, listing }: StoredFields): Listing | undefined {
  if (typeof postId !== 'string' || typeof listing !== 'object' || listing === null) {
    return undefined
  }
  const decoded = decodeListing(postId, { ...listing })
  if (!decoded.ok) return undefined
  const { numberOnRequest }: StoredFields = { ...listing }
  return { ...decoded.value, ...(numberOnRequest === true && { numberOnRequest }) }
}

function ofSeller(userId: string) {
  return [{ path: ['userId'], is: userId }]
}

function unexpected({ cause }: AppError) {
  return err(appError('unexpected', cause))
}

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import { decodeListing } from '#domain/decode-listing.ts'
import type { ExchangeRates } from '#domain/exchange-rates.ts'
import { ratesInCode } from '#domain/exchange-rates.ts'
import type { Listing } from '#domain/listing.ts'
import type { ListingPage, ListingsPort } from '#domain/ports.ts'
import { mostCounted } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import { countInIndex } from '#domain/search-index/count-in-index.ts'
import { entriesPath } from '#domain/search-index/entry-path.ts'
import { searchInIndex } from '#domain/search-index/search-in-index.ts'
import type { SearchQuery } from '#domain/search-query.ts'

import { ask, readDocument, readQuery } from './access.ts'
import type { DocumentReads, StoredDocument } from './document-reads.ts'
import { isDocumentId } from './document-id.ts'
import { createFirestoreExchangeRates } from './firestore-exchange-rates.ts'
import { entriesOf, listingOf, readSearchEntries } from './search-entries.ts'
import type { Position } from './time-cursor.ts'
import { formatCursor, parseCursor, positionOf } from './time-cursor.ts'

const posts = 'posts'
/** The security rules refuse longer lists. */
const maxListSize = 100

type Found = { readonly listing: Listing; readonly position: Position }

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
  const reported = new Set<string>()

  function reportOnce(id: string, cause: unknown): void {
    if (reported.has(id)) return
    reported.add(id)
    report({ what: 'A stored listing cannot be shown', cause, details: { id } })
  }

  function decode({ id, fields }: StoredDocument): Found | undefined {
    const listing = decodeListing(id, fields)
    const position = positionOf(id, fields['timestamp'])
    if (!listing.ok) reportOnce(id, listing.error.cause)
    else if (!position) reportOnce(id, 'Its timestamp has no known form')
    else return { listing: listing.value, position }
    return undefined
  }

  const orderOf = ({ timestamp, id }: Position) => [
    typeof timestamp === 'string'
      ? timestamp
      : reads.time(timestamp.seconds, timestamp.nanoseconds),
    id,
  ]

  /** Listings of a seller, newest first, until `count` are found or there are no more. */
  async function collect(
    userId: string,
    count: number,
    start: Position | undefined,
  ): Promise<Result<readonly Found[], AppError>> {
    const found: Found[] = []
    const limit = Math.min(count, maxListSize)
    let after = start && orderOf(start)
    for (let isFirst = true; ; isFirst = false) {
      // Each chunk starts where the previous one ended: another document takes the place of one that is no
      // listing.
      const read = await readQuery(reads, {
        collection: posts,
        equal: ofSeller(userId),
        order: 'newest-first',
        ...(after && { start: { after } }),
        limit,
      })
      if (!read.ok) return read
      const { documents, isFromCache } = read.value
      const last = documents.at(-1)
      if (isFirst && !last && isFromCache) {
        return err(appError('unavailable', new Error('No answer, and nothing is cached')))
      }
      for (const document of documents) {
        const candidate = decode(document)
        if (candidate) found.push(candidate)
        if (found.length === count) return ok(found)
      }
      if (!last || documents.length < limit) return ok(found)
      after = [last.fields['timestamp'], last.id]
    }
  }

  /** A listing that the device has offline: as a document, or from a list that the visitor saw. */
  async function keptOffline(id: string): Promise<Listing | undefined> {
    const cache = isDocumentId(id) ? reads.offlineCache?.() : undefined
    const document = await cache?.document(posts, id)
    if (!cache || document) return undefined
    const entries = await cache.query({
      collection: entriesPath('newest'),
      equal: [{ path: ['postId'], is: id }],
      order: 'by-id',
      limit: 1,
    })
    return entries.documents.map(({ fields }) => listingOf(fields)).find(Boolean)
  }

  // Only a range of prices is compared by its worth: the ids of the entries have the order.
  const ratesFor = async ({ price }: SearchQuery): Promise<ExchangeRates> => {
    const read = price && (await exchangeRates.latest())
    return read?.ok ? read.value : ratesInCode
  }

  const search: ListingsPort['search'] = async (query, page) =>
    await searchInIndex(readSearchEntries(reads, reportOnce), query, page, await ratesFor(query))

  return {
    // From the search index, which holds active listings only: other documents cost no reads.
    async newest(limit) {
      const found = await search({ text: '', location: 'All' }, { limit })
      return found.ok ? ok(found.value.listings) : found
    },

    search,

    count: async (query) =>
      await countInIndex(
        (lookup) => ask(() => reads.count({ ...entriesOf(lookup), limit: mostCounted })),
        query,
        await ratesFor(query),
      ),

    async bySeller(userId, page) {
      const after = page.cursor === undefined ? undefined : parseCursor(page.cursor)
      if (page.cursor !== undefined && !after) {
        return err(appError('invalid', new Error('The cursor is not one of this list')))
      }
      const found = await collect(userId, page.limit + 1, after)
      return found.ok ? ok(pageOf(found.value, page.limit)) : found
    },

    async countBySeller(userId) {
      const equal = ofSeller(userId)
      const sold = [...equal, { path: ['status'], is: 'sold' }]
      const counted = await ask(() =>
        Promise.all([
          reads.count({ collection: posts, equal }),
          reads.count({ collection: posts, equal: sold }),
        ]),
      )
      if (!counted.ok) return counted
      const [all, soldCount] = counted.value
      return ok({ active: all - soldCount, sold: soldCount })
    },

    // From the search index: there an active listing is distinct from one that is held.
    countActive: (userId) =>
      ask(() =>
        reads.count({
          collection: entriesPath('newest'),
          equal: [{ path: ['listing', 'userId'], is: userId }],
          limit: mostCounted,
        }),
      ),

    async byId(id) {
      const kept = await keptOffline(id)
      if (kept) return ok(kept)
      const read = await readDocument(reads, posts, id)
      if (!read.ok) return read
      if (!read.value) return ok(undefined)
      const listing = decodeListing(id, read.value)
      if (listing.ok) return listing
      reportOnce(id, listing.error.cause)
      return ok(undefined)
    },
  }
}

function ofSeller(userId: string) {
  return [{ path: ['userId'], is: userId }]
}

/** A page of what was found; one more than it shows means that there is another page. */
function pageOf(found: readonly Found[], length: number): ListingPage {
  const shown = found.slice(0, length)
  const last = shown.at(-1)
  const hasMore = found.length > shown.length
  return {
    listings: shown.map(({ listing }) => listing),
    ...(hasMore && last && { nextCursor: formatCursor(last.position) }),
  }
}

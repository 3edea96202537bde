import type { Firestore, Query, QueryConstraint, QueryDocumentSnapshot } from 'firebase/firestore'
import {
  collection,
  documentId,
  getCountFromServer,
  limit,
  orderBy,
  query as buildQuery,
  startAfter,
  where,
} from 'firebase/firestore'

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import { decodeListing } from '#domain/decode-listing.ts'
import type { Listing } from '#domain/listing.ts'
import type { ListingPage, ListingsPort } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import { searchInIndex } from '#domain/search-index/search-in-index.ts'

import { readDocument, readQuery } from './access.ts'
import { mapError } from './map-error.ts'
import { readSearchEntries } from './search-entries.ts'
import type { Position } from './time-cursor.ts'
import { formatCursor, parseCursor, positionOf } from './time-cursor.ts'
import { withinTimeLimit } from './time-limit.ts'

/** The security rules refuse longer lists. */
const longestList = 100
/** Read beyond the newest ads that are wanted, so that a few sold ones cost no second round trip. */
const spareNewest = 5

type Found = { readonly listing: Listing; readonly position: Position }

type Wanted = {
  readonly count: number
  readonly chunkSize: number
  readonly after?: Position | undefined
  readonly accepts: (listing: Listing) => boolean
}

/**
 * Ads from the collection `posts`, and for search from the index that a Cloud Function derives from it.
 *
 * @param report told, once each, of documents that are no ads.
 */
export function createFirestoreListings(firestore: Firestore, report: Report): ListingsPort {
  const posts = collection(firestore, 'posts')
  const newestFirst = [orderBy('timestamp', 'desc'), orderBy(documentId(), 'desc')]
  const reported = new Set<string>()

  function reportOnce(id: string, cause: unknown): void {
    if (reported.has(id)) return
    reported.add(id)
    report({ what: 'A stored ad cannot be shown', cause, details: { id } })
  }

  function decode(document: QueryDocumentSnapshot): Found | undefined {
    const { id } = document
    const fields = document.data()
    const listing = decodeListing(id, fields)
    const position = positionOf(id, fields['timestamp'])
    if (!listing.ok) reportOnce(id, listing.error.cause)
    else if (!position) reportOnce(id, 'Its timestamp has no known form')
    else return { listing: listing.value, position }
    return undefined
  }

  /** Reads on until `count` ads are accepted or the collection ends. */
  async function collect(base: Query, wanted: Wanted): Promise<Result<readonly Found[], AppError>> {
    const found: Found[] = []
    let start: QueryConstraint[] = wanted.after
      ? [startAfter(wanted.after.timestamp, wanted.after.id)]
      : []
    for (let isFirst = true; ; isFirst = false) {
      // Each chunk begins where the one before it ended.
      // oxlint-disable-next-line no-await-in-loop
      const read = await readQuery(buildQuery(base, ...start, limit(wanted.chunkSize)))
      if (!read.ok) return read
      const { docs, metadata } = read.value
      const last = docs.at(-1)
      if (isFirst && !last && metadata.fromCache) {
        return err(appError('unavailable', new Error('No answer, and nothing is cached')))
      }
      for (const document of docs) {
        const candidate = decode(document)
        if (candidate && wanted.accepts(candidate.listing)) found.push(candidate)
        if (found.length === wanted.count) return ok(found)
      }
      if (!last || docs.length < wanted.chunkSize) return ok(found)
      start = [startAfter(last)]
    }
  }

  return {
    async newest(count) {
      const found = await collect(buildQuery(posts, ...newestFirst), {
        count,
        chunkSize: Math.min(count + spareNewest, longestList),
        accepts: ({ status }) => status === 'active',
      })
      return found.ok ? ok(found.value.map(({ listing }) => listing)) : found
    },

    search: (query, page) => searchInIndex(readSearchEntries(firestore, reportOnce), query, page),

    async bySeller(userId, page) {
      const after = page.cursor === undefined ? undefined : parseCursor(page.cursor)
      if (page.cursor !== undefined && !after) {
        return err(appError('invalid', new Error('The cursor is not one of this list')))
      }
      const found = await collect(
        buildQuery(posts, where('userId', '==', userId), ...newestFirst),
        {
          count: page.limit + 1,
          chunkSize: Math.min(page.limit + 1, longestList),
          after,
          accepts: () => true,
        },
      )
      return found.ok ? ok(pageOf(found.value, page.limit)) : found
    },

    async countBySeller(userId) {
      const ofSeller = buildQuery(posts, where('userId', '==', userId))
      try {
        const [all, sold] = await withinTimeLimit(
          Promise.all([
            getCountFromServer(ofSeller),
            getCountFromServer(buildQuery(ofSeller, where('status', '==', 'sold'))),
          ]),
        )
        const soldCount = sold.data().count
        return ok({ active: all.data().count - soldCount, sold: soldCount })
      } catch (cause) {
        return err(mapError(cause))
      }
    },

    async byId(id) {
      const read = await readDocument(firestore, 'posts', id)
      if (!read.ok) return read
      const fields = read.value?.data()
      if (!fields) return ok(undefined)
      const listing = decodeListing(id, fields)
      if (listing.ok) return listing
      reportOnce(id, listing.error.cause)
      return ok(undefined)
    },
  }
}

/** A page of what was found; one more than it shows tells that another follows. */
function pageOf(found: readonly Found[], length: number): ListingPage {
  const shown = found.slice(0, length)
  const last = shown.at(-1)
  const hasMore = found.length > shown.length
  return {
    listings: shown.map(({ listing }) => listing),
    ...(hasMore && last && { nextCursor: formatCursor(last.position) }),
  }
}

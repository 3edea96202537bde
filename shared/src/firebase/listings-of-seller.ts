import { Timestamp } from 'firebase/firestore/lite'

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import { decodeListing } from '#domain/listing/decode-listing.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { ListingPage, PageOf } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'
import { allOk, err, ok } from '#domain/result.ts'

import type { DocumentReads, StoredDocument } from './document-reads.ts'
import type { Position } from './time-cursor.ts'
import { comparePositions, formatCursor, parseCursor, positionOf } from './time-cursor.ts'

/** The longest lists that the security rules allow: of others' listings, and of the user's own. */
export const maxListSizes = { others: 21, own: 100 } as const

type Found = { readonly listing: Listing; readonly position: Position }

type Source = 'posts' | 'withheldListings'

/** Reports each invalid listing once. */
export function reportOnce(report: Report): (id: string, cause: unknown) => void {
  const reported = new Set<string>()
  return (id, cause) => {
    if (reported.has(id)) return
    reported.add(id)
    report({ what: 'A stored listing cannot be shown', cause, details: { id } })
  }
}

/**
 * Reads the listings of a seller from some collections, newest first, in pages.
 *
 * @param maxListSize how many documents are read at a time
 * @param onInvalid called for each document that is no listing
 */
export function listingsOfSeller(
  reads: DocumentReads,
  sources: readonly Source[],
  maxListSize: number,
  onInvalid: (id: string, cause: unknown) => void,
) {
  function decode({ id, fields }: StoredDocument): Found | undefined {
    const listing = decodeListing(id, fields)
    const position = positionOf(id, fields['timestamp'])
    if (!listing.ok) onInvalid(id, listing.error.cause)
    else if (!position) onInvalid(id, 'Its timestamp has no known form')
    else return { listing: listing.value, position }
    return undefined
  }

  const orderOf = ({ timestamp, id }: Position) => [
    typeof timestamp === 'string'
      ? timestamp
      : new Timestamp(timestamp.seconds, timestamp.nanoseconds),
    id,
  ]

  /** Listings of one collection, until `count` are found or there are no more. */
  async function collect(
    source: Source,
    userId: string,
    count: number,
    start: Position | undefined,
  ): Promise<Result<readonly Found[], AppError>> {
    const found: Found[] = []
    const limit = Math.min(count, maxListSize)
    let after: readonly unknown[] | undefined = start && orderOf(start)
    for (;;) {
      // Each chunk starts where the previous one ended: another document takes the place of one that is no
      // listing.
      const read = await reads.query({
        collection: source,
        equal: [{ path: ['userId'], is: userId }],
        order: 'newest-first',
        ...(after && { start: { after } }),
        limit,
      })
      if (!read.ok) return read
      const documents = read.value
      const last = documents.at(-1)
      for (const document of documents) {
        const candidate = decode(document)
        if (candidate) found.push(candidate)
        if (found.length === count) return ok(found)
      }
      if (!last || documents.length < limit) return ok(found)
      after = [last.fields['timestamp'], last.id]
    }
  }

  return async (userId: string, page: PageOf): Promise<Result<ListingPage, AppError>> => {
    const after = page.cursor === undefined ? undefined : parseCursor(page.cursor)
    if (page.cursor !== undefined && !after) {
      return err(appError('invalid', new Error('The cursor is not one of this list')))
    }
    const found = allOk(
      await Promise.all(sources.map((source) => collect(source, userId, page.limit + 1, after))),
    )
    return found.ok ? ok(pageOf(found.value.flat(), page.limit)) : found
  }
}

/** A page of what was found; one more than it shows means that there is another page. */
function pageOf(found: readonly Found[], length: number): ListingPage {
  const shown = found
    .toSorted((one, other) => comparePositions(one.position, other.position))
    .slice(0, length)
  const last = shown.at(-1)
  const hasMore = found.length > shown.length
  return {
    listings: shown.map(({ listing }) => listing),
    ...(hasMore && last && { nextCursor: formatCursor(last.position) }),
  }
}

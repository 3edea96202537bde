import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { Listing } from '#domain/listing.ts'
import { matchesSearch } from '#domain/matches-search.ts'
import type { ListingPage, PageOf } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import type { SearchQuery, SortOrder } from '#domain/search-query.ts'

import { isEntryId } from './entry-id.ts'
import type { Lookup } from './lookup.ts'
import { lookupOf } from './lookup.ts'

/** The security rules refuse longer lists. */
const longestRead = 100

/** An entry as it was read; without an ad where its document holds none. */
export type ReadEntry = { readonly id: string; readonly listing: Listing | undefined }

/** Reads up to `limit` entries that a look-up asks for, from the first one after the id `after`. */
export type ReadEntries = (
  lookup: Lookup,
  limit: number,
  after: string | undefined,
) => Promise<Result<readonly ReadEntry[], AppError>>

/**
 * A page of the ads that a query finds. The index is only where to look: an ad is found when
 * `matchesSearch` says so. It reads one entry more than the page shows, which tells whether another
 * page follows, and then as many as are still missing and as were read in vain.
 */
export async function searchInIndex(
  read: ReadEntries,
  query: SearchQuery,
  { limit, cursor }: PageOf,
): Promise<Result<ListingPage, AppError>> {
  const order = query.sort ?? 'newest'
  let after = cursor === undefined ? undefined : parseCursor(order, cursor)
  if (cursor !== undefined && after === undefined) {
    return err(appError('invalid', new Error('The cursor is not one of this search')))
  }
  const lookup = lookupOf(query)
  if (!lookup) return ok({ listings: [] })

  const found: { readonly id: string; readonly listing: Listing }[] = []
  let inVain = 0
  let hasMore = true
  while (hasMore && found.length <= limit) {
    const size = Math.min(limit + 1 - found.length + inVain, longestRead)
    // Each read begins where the one before it ended.
    const entries = await read(lookup, size, after)
    if (!entries.ok) return entries
    for (const { id, listing } of entries.value) {
      if (listing && matchesSearch(listing, query)) found.push({ id, listing })
      else inVain += 1
    }
    after = entries.value.at(-1)?.id
    hasMore = entries.value.length === size
  }
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return ok({
    listings: shown.map(({ listing }) => listing),
    ...(found.length > limit && last && { nextCursor: formatCursor(order, last.id) }),
  })
}

/** The id of the last entry shown, and the order that it is a place in. */
function formatCursor(order: SortOrder, id: string): string {
  return `${order} ${id}`
}

function parseCursor(order: SortOrder, cursor: string): string | undefined {
  const id = cursor.startsWith(`${order} `) ? cursor.slice(order.length + 1) : ''
  return isEntryId(order, id) ? id : undefined
}

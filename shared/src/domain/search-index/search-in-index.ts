import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { ExchangeRates } from '#domain/exchange-rates.ts'
import { ratesInCode } from '#domain/exchange-rates.ts'
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
const maxReadSize = 100

/** An entry that was read; without a listing when its document is invalid. */
export type ReadEntry = { readonly id: string; readonly listing: Listing | undefined }

/** Reads up to `limit` entries of a look-up, starting after the id `after`. */
export type ReadEntries = (
  lookup: Lookup,
  limit: number,
  after: string | undefined,
) => Promise<Result<readonly ReadEntry[], AppError>>

/**
 * A page of the listings that a query finds. The index only preselects: `matchesSearch` decides. It reads
 * one entry more than the page shows, which tells whether there is another page, and then as many as
 * are still missing plus as many as were rejected so far.
 */
export async function searchInIndex(
  read: ReadEntries,
  query: SearchQuery,
  { limit, cursor }: PageOf,
  rates: ExchangeRates = ratesInCode,
): Promise<Result<ListingPage, AppError>> {
  const order = query.sort ?? 'newest'
  let after = cursor === undefined ? undefined : parseCursor(order, cursor)
  if (cursor !== undefined && after === undefined) {
    return err(appError('invalid', new Error('The cursor is not one of this search')))
  }
  const lookup = lookupOf(query, rates)
  if (!lookup) return ok({ listings: [] })

  const found: { readonly id: string; readonly listing: Listing }[] = []
  let rejected = 0
  let hasMore = true
  while (hasMore && found.length <= limit) {
    const size = Math.min(limit + 1 - found.length + rejected, maxReadSize)
    // Each read starts where the previous one ended.
    const entries = await read(lookup, size, after)
    if (!entries.ok) return entries
    for (const { id, listing } of entries.value) {
      if (listing && matchesSearch(listing, query, rates)) found.push({ id, listing })
      else rejected += 1
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

/** The id of the last entry shown, with the order it is a position in. */
function formatCursor(order: SortOrder, id: string): string {
  return `${order} ${id}`
}

function parseCursor(order: SortOrder, cursor: string): string | undefined {
  const id = cursor.startsWith(`${order} `) ? cursor.slice(order.length + 1) : ''
  return isEntryId(order, id) ? id : undefined
}

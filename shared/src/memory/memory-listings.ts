import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import { countPlaces, placeCountsId } from '#domain/areas/place-counts.ts'
import { areaOf } from '#domain/search/area-of.ts'
import { newestFirst } from '#domain/search/compare-listings.ts'
import { findListings } from '#domain/search/find-listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { isWithheld, withChanges, withoutNumber } from '#domain/listing/listing.ts'
import type { ListingPage, ListingsPort, OwnListingsPort, PageOf } from '#domain/ports.ts'
import { maxCounted } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

/**
 * Listings held in memory. As in the database, a listing without a time is not among those of a
 * seller. `own` writes to the same listings, without checking the user.
 */
export function createMemoryListings(
  stock: readonly Listing[],
): ListingsPort & { readonly own: OwnListingsPort } {
  const listings = new Map(stock.map((listing) => [listing.id, listing]))

  const inOrder = (only: (one: Listing) => boolean) =>
    [...listings.values()].filter(only).toSorted(newestFirst)

  const ofSeller = (userId: string) =>
    inOrder((one) => one.timestamp !== undefined && one.userId === userId)

  const change = (id: string, next: (listing: Listing) => Listing): Result<undefined, AppError> => {
    const listing = listings.get(id)
    if (!listing) return err(appError('invalid', new Error('There is no such listing')))
    listings.set(id, next(listing))
    return ok(undefined)
  }

  return {
    newest: async (limit) =>
      ok(
        inOrder(({ status }) => status === 'active')
          .slice(0, limit)
          .map(withoutNumber),
      ),
    search: async (query, page) =>
      pageOf(findListings([...listings.values()], query).map(withoutNumber), page),
    count: async (query) => {
      const { length } = findListings([...listings.values()], query)
      return ok({ count: Math.min(length, maxCounted), isExact: length < maxCounted })
    },
    countByPlace: async (category, subcategory) => {
      const active = [...listings.values()].filter(({ status }) => status === 'active')
      const counts = countPlaces(active.map((one) => ({ ...one, area: areaOf(one) })))
      return ok(counts.get(placeCountsId(category, subcategory)) ?? {})
    },
    bySeller: async (userId, page) =>
      pageOf(
        ofSeller(userId).filter((one) => !isWithheld(one)),
        page,
      ),
    countBySeller: async (userId) => {
      const all = [...listings.values()].filter((one) => one.userId === userId)
      const sold = all.filter(({ status }) => status === 'sold').length
      const removed = all.filter(({ status }) => status === 'removed').length
      return ok({ active: all.length - sold - removed, sold, removed })
    },
    countActive: async (userId) =>
      ok(
        Math.min(
          inOrder((one) => one.status === 'active' && one.userId === userId).length,
          maxCounted,
        ),
      ),
    byId: async (id) => ok(listings.get(id)),

    own: {
      list: async (userId, page) => pageOf(ofSeller(userId), page),
      create: async (id, listing) => {
        if (!listings.has(id)) listings.set(id, { ...listing, id, status: 'active' })
        return ok(undefined)
      },
      update: async (id, changes) => change(id, (listing) => withChanges(listing, changes)),
      setStatus: async (id, status) => change(id, (listing) => ({ ...listing, status })),
      renew: async (id) =>
        change(id, ({ isHeldByAge, ...listing }) => ({
          ...listing,
          ...(isHeldByAge && { status: 'active' }),
          renewedAt: new Date().toISOString(),
        })),
      remove: async (id) => {
        listings.delete(id)
        return ok(undefined)
      },
    },
  }
}

/** The cursor is the id of the last listing on the previous page. */
function pageOf(
  listings: readonly Listing[],
  { limit, cursor }: PageOf,
): Result<ListingPage, AppError> {
  const lastShown = listings.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && lastShown < 0) {
    return err(appError('invalid', new Error('The cursor is not one of this list')))
  }
  const rest = listings.slice(lastShown + 1)
  const shown = rest.slice(0, limit)
  const last = shown.at(-1)
  return ok({
    listings: shown,
    ...(rest.length > shown.length && last && { nextCursor: last.id }),
  })
}

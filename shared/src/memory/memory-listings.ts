import { appError } from '#domain/app-error.ts'
import type { Listing } from '#domain/listing.ts'
import { matchesSearch } from '#domain/matches-search.ts'
import type { ListingsPort } from '#domain/ports.ts'
import { err, ok } from '#domain/result.ts'

/**
 * Ads held in memory. As in the database, lists are in the order of time, so an ad without one is
 * in no list.
 */
export function createMemoryListings(listings: readonly Listing[]): ListingsPort {
  const newestFirst = listings
    .filter(({ timestamp }) => timestamp !== undefined)
    .toSorted((a, b) => compare(b.timestamp ?? '', a.timestamp ?? '') || compare(b.id, a.id))

  return {
    newest: async (limit) =>
      ok(newestFirst.filter(({ status }) => status === 'active').slice(0, limit)),

    async search(query, { limit, cursor }) {
      const lastShown = newestFirst.findIndex(({ id }) => id === cursor)
      if (cursor !== undefined && lastShown < 0) {
        return err(appError('invalid', new Error('The cursor is not one of this search')))
      }
      const rest = newestFirst
        .slice(lastShown + 1)
        .filter((listing) => matchesSearch(listing, query))
      const shown = rest.slice(0, limit)
      const last = shown.at(-1)
      return ok({
        listings: shown,
        ...(rest.length > shown.length && last && { nextCursor: last.id }),
      })
    },

    byId: async (wanted) => ok(listings.find(({ id }) => id === wanted)),
  }
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

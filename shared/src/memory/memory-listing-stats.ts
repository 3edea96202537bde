import type { ListingStats, ListingStatsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** Numbers of listings held in memory, by the listings' ids, without checking the user. */
export function createMemoryListingStats(
  stock: Readonly<Record<string, ListingStats>> = {},
): ListingStatsPort {
  const stats = new Map(Object.entries(stock))
  const of = (listingId: string) => stats.get(listingId) ?? { views: 0, favourites: 0 }
  return {
    countView: async (listingId) => {
      const { views, favourites } = of(listingId)
      stats.set(listingId, { views: views + 1, favourites })
      return ok(undefined)
    },
    byId: async (listingId) => ok(of(listingId)),
  }
}

import type { Favourite } from '#domain/user/favourite.ts'
import type { FavouritesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** Favourites held in memory, for every user. */
export function createMemoryFavourites(): FavouritesPort {
  const byUser = new Map<string, readonly Favourite[]>()
  const of = (userId: string) => byUser.get(userId) ?? []
  return {
    list: async (userId) => ok(of(userId).toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : -1))),
    add: async (userId, favourite) => {
      const isStored = of(userId).some(({ listingId }) => listingId === favourite.listingId)
      if (!isStored) byUser.set(userId, [...of(userId), favourite])
      return ok(undefined)
    },
    remove: async (userId, removed) => {
      byUser.set(
        userId,
        of(userId).filter(({ listingId }) => listingId !== removed),
      )
      return ok(undefined)
    },
  }
}

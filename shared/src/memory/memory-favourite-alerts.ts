import type { FavouriteAlertsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** Held in memory, for every user. */
export function createMemoryFavouriteAlerts(): FavouriteAlertsPort {
  const told = new Set<string>()
  return {
    isOn: async (userId) => ok(told.has(userId)),
    set: async (userId, { isOn }) => {
      if (isOn) told.add(userId)
      else told.delete(userId)
      return ok(undefined)
    },
  }
}

import type { FavouriteAlertsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** Held in memory, for every user. */
export function createMemoryFavouriteAlerts(): FavouriteAlertsPort {
  const followers = new Set<string>()
  return {
    isOn: async (userId) => ok(followers.has(userId)),
    set: async (userId, { isOn }) => {
      if (isOn) followers.add(userId)
      else followers.delete(userId)
      return ok(undefined)
    },
  }
}

import type { ProfilesPort } from '#domain/ports.ts'
import type { Profile } from '#domain/profile.ts'
import { ok } from '#domain/result.ts'

/** Profiles held in memory. */
export function createMemoryProfiles(stock: readonly Profile[]): ProfilesPort {
  const profiles = new Map(stock.map((profile) => [profile.id, profile]))
  return {
    byId: async (userId) => ok(profiles.get(userId)),
    save: async (profile) => {
      profiles.set(profile.id, profile)
      return ok(undefined)
    },
  }
}

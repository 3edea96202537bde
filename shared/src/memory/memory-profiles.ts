import type { ProfilesPort } from '#domain/ports.ts'
import type { Profile } from '#domain/user/profile.ts'
import { ok } from '#domain/result.ts'

/** Profiles held in memory. */
export function createMemoryProfiles(stock: readonly Profile[]): ProfilesPort {
  const profiles = new Map(stock.map((profile) => [profile.id, profile]))
  return {
    byId: async (userId) => ok(profiles.get(userId)),
    create: async (profile) => {
      const stored = profiles.get(profile.id) ?? profile
      profiles.set(profile.id, stored)
      return ok(stored)
    },
    save: async (profile) => {
      profiles.set(profile.id, profile)
      return ok(undefined)
    },
  }
}

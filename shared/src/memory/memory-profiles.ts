import type { ProfilesPort } from '#domain/ports.ts'
import type { Profile } from '#domain/profile.ts'
import { ok } from '#domain/result.ts'

/** Profiles held in memory. */
export function createMemoryProfiles(profiles: readonly Profile[]): ProfilesPort {
  return {
    byId: async (userId) => ok(profiles.find(({ id }) => id === userId)),
  }
}

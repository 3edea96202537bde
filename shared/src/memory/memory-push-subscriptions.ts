import { deviceLimit } from '#domain/device-alerts.ts'
import type { PushSubscriptionsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** Held in memory, the device that was changed longest ago first. */
export function createMemoryPushSubscriptions(): PushSubscriptionsPort {
  const byUser = new Map<string, ReadonlyMap<string, readonly string[]>>()
  const without = (userId: string, endpoint: string) =>
    [...(byUser.get(userId) ?? [])].filter(([known]) => known !== endpoint)
  return {
    chosen: async (userId, endpoint) => ok(byUser.get(userId)?.get(endpoint) ?? []),
    choose: async (userId, { endpoint }, searches) => {
      const others = without(userId, endpoint).slice(1 - deviceLimit)
      byUser.set(userId, new Map([...others, [endpoint, searches]]))
      return ok(undefined)
    },
    remove: async (userId, endpoint) => {
      byUser.set(userId, new Map(without(userId, endpoint)))
      return ok(undefined)
    },
  }
}

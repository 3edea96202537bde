import type { AlertedDevice } from '#domain/user/device-alerts.ts'
import { deviceLimit, pushServiceOf } from '#domain/user/device-alerts.ts'
import type { PushSubscriptionsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

/** Held in memory, the device that was changed longest ago first. */
export function createMemoryPushSubscriptions(): PushSubscriptionsPort {
  const byUser = new Map<string, ReadonlyMap<string, AlertedDevice>>()
  const of = (userId: string) => byUser.get(userId) ?? new Map<string, AlertedDevice>()
  const without = (userId: string, endpoint: string) =>
    [...of(userId)].filter(([known]) => known !== endpoint)
  return {
    chosen: async (userId, endpoint) => ok(of(userId).get(endpoint)?.searches ?? []),
    choose: async (userId, { endpoint }, searches) => {
      const others = without(userId, endpoint).slice(1 - deviceLimit)
      const changedAt = new Date().toISOString()
      const device = { pushService: pushServiceOf(endpoint), searches, changedAt }
      byUser.set(userId, new Map([...others, [endpoint, device]]))
      return ok(undefined)
    },
    remove: async (userId, endpoint) => {
      byUser.set(userId, new Map(without(userId, endpoint)))
      return ok(undefined)
    },
    list: async (userId) => ok([...of(userId).values()]),
  }
}

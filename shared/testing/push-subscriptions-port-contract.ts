import { beforeEach, describe, expect, it } from 'vitest'

import type { DeviceSubscription } from '#domain/user/device-alerts.ts'
import { deviceLimit, searchKey } from '#domain/user/device-alerts.ts'
import type { PushSubscriptionsPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

const done = ok(undefined)
const cars = searchKey({ id: '1', createdAt: '2026-11-20T10:00:00.000Z' })
const sofas = searchKey({ id: '20', createdAt: '2026-11-21T10:00:00.123Z' })

function device(number: number): DeviceSubscription {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${number}`
  return { endpoint, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
}

/** What every {@link PushSubscriptionsPort} does. `open` returns the port of the user `ayse`, without devices. */
export function describePushSubscriptionsPort(
  name: string,
  open: () => Promise<PushSubscriptionsPort>,
): void {
  describe(`${name}: a PushSubscriptionsPort`, () => {
    let port: PushSubscriptionsPort
    beforeEach(async () => {
      port = await open()
    })
    const chosen = (number: number) => port.chosen('ayse', device(number).endpoint)
    const choose = (number: number, searches: readonly string[]) =>
      port.choose('ayse', device(number), searches)

    it('stores what is chosen on each device', async () => {
      expect(await choose(1, [cars])).toEqual(done)
      expect(await choose(2, [cars, sofas])).toEqual(done)
      expect(await chosen(1)).toEqual(ok([cars]))
      expect(await chosen(2)).toEqual(ok([cars, sofas]))
    })

    it('replaces what was chosen before', async () => {
      await choose(1, [cars])
      await choose(1, [sofas])
      expect(await chosen(1)).toEqual(ok([sofas]))
    })

    it('knows nothing of a device that is new or removed', async () => {
      await choose(1, [cars])
      expect(await port.remove('ayse', device(1).endpoint)).toEqual(done)
      expect(await port.remove('ayse', device(1).endpoint)).toEqual(done)
      expect(await chosen(1)).toEqual(ok([]))
      expect(await chosen(2)).toEqual(ok([]))
    })

    it('lists the devices without what could send anything to them', async () => {
      await choose(1, [cars])
      await choose(2, [sofas])
      await choose(1, [cars, sofas])
      const listed = await port.list('ayse')
      const pushService = 'fcm.googleapis.com'
      const changedAt = expect.stringMatching(/^\d{4}-.*Z$/)
      expect(listed).toEqual(
        ok([
          { pushService, searches: [sofas], changedAt },
          { pushService, searches: [cars, sofas], changedAt },
        ]),
      )
    })

    it('replaces the device that was changed longest ago by one more than a user may have', async () => {
      for (let number = 1; number <= deviceLimit; number += 1) await choose(number, [cars])
      await choose(1, [sofas])
      expect(await choose(deviceLimit + 1, [cars])).toEqual(done)
      expect(await chosen(2)).toEqual(ok([]))
      expect(await chosen(1)).toEqual(ok([sofas]))
      expect(await chosen(deviceLimit + 1)).toEqual(ok([cars]))
    })
  })
}

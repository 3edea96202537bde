import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryPushSubscriptions } from '@adamarket/shared/memory/memory-push-subscriptions.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { afterEach, expect, it, vi } from 'vitest'

import { lazyDeviceAlerts } from './lazy-device-alerts.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
const pushPublicKey = 'k'.repeat(87)
const report = vi.fn()
const port = createMemoryPushSubscriptions()
const open = (key: string | undefined) =>
  lazyDeviceAlerts(key, port, createMemoryConnectivity(), report)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  report.mockClear()
})

it('offers nothing on a site without a key', () => {
  expect(open(undefined)).toBeUndefined()
  expect(report).not.toHaveBeenCalled()
})

it('loads the code on first use', async () => {
  expect(await open(pushPublicKey)?.deviceAlerts.read('ayse')).toEqual(ok({ state: 'unsupported' }))
})

function stubBrowser(unsubscribe: () => Promise<boolean>) {
  const pushManager = { getSubscription: async () => ({ endpoint, unsubscribe }) }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {})
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  })
}

it('ends the notifications of a user who signs out, on the device and at the backend', async () => {
  const unsubscribe = vi.fn(async () => true)
  stubBrowser(unsubscribe)
  await port.choose('ayse', { endpoint, p256dh: '', auth: '' }, ['1@1'])
  await open(pushPublicKey)?.end('ayse')
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(await port.chosen('ayse', endpoint)).toEqual(ok([]))
})

it('does not keep a user from signing out whose browser never ends the notifications', async () => {
  vi.useFakeTimers()
  stubBrowser(() => new Promise(() => {}))
  const ended = vi.fn()
  void open(pushPublicKey)?.end('ayse').then(ended)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(ended).toHaveBeenCalledOnce()
})

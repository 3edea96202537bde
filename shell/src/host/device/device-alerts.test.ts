import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryPushSubscriptions } from '@adamarket/shared/memory/memory-push-subscriptions.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createDeviceAlerts, endSubscription } from './device-alerts.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
const key = `${'k'.repeat(86)}g`

let permission: NotificationPermission
let answer: NotificationPermission
/** The key that the browser subscribed with. */
let subscribedWith: string | undefined

const subscription = {
  endpoint,
  get options() {
    return { applicationServerKey: Buffer.from(subscribedWith ?? '', 'base64url') }
  },
  unsubscribe: vi.fn(async () => {
    subscribedWith = undefined
    return true
  }),
  toJSON: () => ({ keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
}
const pushManager = {
  getSubscription: async () => (subscribedWith === undefined ? null : subscription),
  subscribe: vi.fn(async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (subscribedWith !== undefined && subscribedWith !== applicationServerKey) {
      throw new DOMException('Another key', 'InvalidStateError')
    }
    subscribedWith = applicationServerKey
    return subscription
  }),
}
const requestPermission = vi.fn(async () => (permission = answer))

beforeEach(() => {
  vi.clearAllMocks()
  permission = 'default'
  answer = 'granted'
  subscribedWith = undefined
  const worker = { pushManager }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {
    get permission() {
      return permission
    },
    requestPermission,
  })
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(worker), getRegistration: async () => worker },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (port = createMemoryPushSubscriptions()) => ({
  port,
  alerts: createDeviceAlerts(key, port),
})

it('asks for permission when something is chosen, and not before', async () => {
  const { alerts, port } = open()
  expect(await alerts.read('ayse')).toEqual(ok({ state: 'ready', chosen: [] }))
  expect(requestPermission).not.toHaveBeenCalled()
  expect(await alerts.choose('ayse', ['1@1'])).toEqual(ok('chosen'))
  expect(await alerts.read('ayse')).toEqual(ok({ state: 'ready', chosen: ['1@1'] }))
  expect(await port.chosen('ayse', endpoint)).toEqual(ok(['1@1']))
})

it('stores nothing when the user does not give permission', async () => {
  const { alerts, port } = open()
  answer = 'denied'
  expect(await alerts.choose('ayse', ['1@1'])).toEqual(ok('blocked'))
  expect(await alerts.read('ayse')).toEqual(ok({ state: 'blocked' }))
  expect(pushManager.subscribe).not.toHaveBeenCalled()
  expect(await port.chosen('ayse', endpoint)).toEqual(ok([]))
})

it('is off, and can be asked again, when the user dismisses the question', async () => {
  const { alerts } = open()
  answer = 'default'
  expect(await alerts.choose('ayse', ['1@1'])).toEqual(ok('blocked'))
  expect(await alerts.read('ayse')).toEqual(ok({ state: 'ready', chosen: [] }))
})

it('is unsupported in a browser without push messages', async () => {
  vi.stubGlobal('navigator', {})
  expect(await open().alerts.read('ayse')).toEqual(ok({ state: 'unsupported' }))
  expect(await endSubscription()).toBeUndefined()
})

it('ends the subscription once nothing is chosen', async () => {
  const { alerts, port } = open()
  await alerts.choose('ayse', ['1@1'])
  expect(await alerts.choose('ayse', [])).toEqual(ok('chosen'))
  expect(subscribedWith).toBeUndefined()
  expect(await port.chosen('ayse', endpoint)).toEqual(ok([]))
})

it('stays as it was when the backend cannot turn it off', async () => {
  const { alerts, port } = open()
  await alerts.choose('ayse', ['1@1'])
  const failing = { ...port, remove: async () => err(appError('unavailable', undefined)) }
  const outcome = await open(failing).alerts.choose('ayse', [])
  expect(outcome).toMatchObject({ error: { kind: 'unavailable' } })
  expect(await alerts.read('ayse')).toEqual(ok({ state: 'ready', chosen: ['1@1'] }))
})

it('is unavailable when the push service never answers the browser', async () => {
  vi.useFakeTimers()
  pushManager.subscribe.mockReturnValueOnce(new Promise(() => {}))
  const { alerts, port } = open()
  const chosen = alerts.choose('ayse', ['1@1'])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await chosen).toMatchObject({ error: { kind: 'unavailable' } })
  expect(await port.chosen('ayse', endpoint)).toEqual(ok([]))
})

it('is unavailable when the browser cannot say whether it has a subscription', async () => {
  const failing = vi.spyOn(pushManager, 'getSubscription')
  failing.mockRejectedValueOnce(new DOMException('Storage is broken', 'AbortError'))
  expect(await open().alerts.read('ayse')).toMatchObject({ error: { kind: 'unavailable' } })
})

it('is unavailable when the browser cannot end the subscription', async () => {
  const { alerts } = open()
  await alerts.choose('ayse', ['1@1'])
  subscription.unsubscribe.mockRejectedValueOnce(new DOMException('No network', 'NetworkError'))
  expect(await alerts.choose('ayse', [])).toMatchObject({ error: { kind: 'unavailable' } })
})

it('is off once the site has other keys', async () => {
  const { alerts } = open()
  await alerts.choose('ayse', ['1@1'])
  subscribedWith = 'old'
  expect(await alerts.read('ayse')).toEqual(ok({ state: 'ready', chosen: [] }))
})

it('subscribes anew when the site has other keys', async () => {
  subscribedWith = 'old'
  expect(await open().alerts.choose('ayse', ['1@1'])).toEqual(ok('chosen'))
  expect(subscribedWith).toBe(key)
})

it('is unavailable when the push service cannot be reached', async () => {
  const { alerts, port } = open()
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('No network', 'AbortError'))
  expect(await alerts.choose('ayse', ['1@1'])).toMatchObject({ error: { kind: 'unavailable' } })
  expect(await port.chosen('ayse', endpoint)).toEqual(ok([]))
})

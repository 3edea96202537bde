import { quietMs } from '@adamarket/shared/ui/when-idle.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { cacheForOffline } from './cache-for-offline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('requests the service worker once the page has been open for a while', async () => {
  const container = Object.assign(new EventTarget(), { getRegistrations: async () => [] })
  Object.assign(navigator, { serviceWorker: container })
  vi.stubGlobal('caches', { keys: async () => [] })
  const request = vi.fn(async () => new Response('', { status: 404 }))
  vi.stubGlobal('fetch', request)
  const caching = cacheForOffline(() => undefined)
  await vi.advanceTimersByTimeAsync(quietMs - 1)
  expect(request).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  await caching
  expect(request).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { method: 'HEAD' })
})

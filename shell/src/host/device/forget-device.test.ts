import { afterEach, expect, it, vi } from 'vitest'

import { finishForgetting } from './forget-device.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the site starts after 2 s for a user who signed out, when the browser never ends the notifications', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', {})
  const unsubscribe = vi.fn(() => new Promise(() => {}))
  const pushManager = { getSubscription: async () => ({ unsubscribe }) }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } })
  sessionStorage.setItem('forgetDevice', 'You are signed out.')
  const finished = vi.fn()
  void finishForgetting().then(finished)
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce())
  expect(finished).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(finished).toHaveBeenCalledExactlyOnceWith('You are signed out.')
})

import { getApp, getApps } from 'firebase/app'
import { beforeEach, expect, it, vi } from 'vitest'

import { createAuth } from './create-auth.ts'
import { startAppCheck } from './start-app-check.ts'

const { initializeAppCheck, loaded } = vi.hoisted(() => ({
  initializeAppCheck: vi.fn(),
  loaded: vi.fn(),
}))
vi.mock('firebase/app-check', () => {
  loaded()
  return {
    initializeAppCheck,
    ReCaptchaEnterpriseProvider: class {
      readonly siteKey: string
      constructor(siteKey: string) {
        this.siteKey = siteKey
      }
    },
  }
})
beforeEach(() => initializeAppCheck.mockClear())

const settings = {
  firebase: {
    projectId: 'my-market',
    apiKey: 'key',
    authDomain: 'market.example',
    storageBucket: 'my-market.firebasestorage.app',
    appId: '1:1:web:1',
  },
}

it('loads nothing and creates no app without a key', async () => {
  await startAppCheck(settings)
  expect(loaded).not.toHaveBeenCalled()
  expect(getApps()).toEqual([])
})

it('starts with the key, for the app that the client uses', async () => {
  await startAppCheck({ ...settings, appCheckKey: 'site-key' })
  expect(initializeAppCheck).toHaveBeenCalledExactlyOnceWith(getApp(), {
    provider: { siteKey: 'site-key' },
    isTokenAutoRefreshEnabled: true,
  })
  const auth = createAuth(settings)
  expect(auth.app).toBe(getApp())
  expect(getApps()).toHaveLength(1)
})

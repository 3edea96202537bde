import { afterEach, expect, it, vi } from 'vitest'

import { createFirestore } from './create-firestore.ts'

const settings = {
  firebase: {
    projectId: 'demo-adamarket',
    apiKey: 'key',
    authDomain: 'demo-adamarket.firebaseapp.com',
    storageBucket: 'demo-adamarket.appspot.com',
    appId: '1:1:web:1',
  },
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('continues in memory where site data is blocked, and reports it', () => {
  const blocked = new DOMException('Site data is blocked', 'SecurityError')
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get() {
          throw blocked
        },
      },
    ),
  )
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    get() {
      throw blocked
    },
  })
  const report = vi.fn()

  const firestore = createFirestore(settings, report)

  expect(firestore.type).toBe('firestore')
  expect(report).toHaveBeenCalledExactlyOnceWith({
    what: 'Documents cannot be kept on this device',
    cause: blocked,
  })
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

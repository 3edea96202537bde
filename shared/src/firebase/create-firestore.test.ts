import { deleteApp, getApps } from 'firebase/app'
import { terminate } from 'firebase/firestore'
import { afterEach, expect, it, vi } from 'vitest'

import { memoryStorage } from '#testing/memory-storage.ts'

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

afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(getApps().map(deleteApp))
})

/** Local storage with room for so many characters, beside an IndexedDB. */
function stubStorage(room: number): void {
  vi.stubGlobal('indexedDB', {})
  const storage = memoryStorage()
  const setItem: Storage['setItem'] = (key, value) => {
    if (key.length + value.length > room) {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    storage.setItem(key, value)
  }
  vi.stubGlobal('localStorage', { ...storage, setItem })
}

it.each([0, 200, 5_000])('continues in memory where %d characters can be stored', async (room) => {
  stubStorage(room)
  const report = vi.fn()

  const firestore = createFirestore(settings, report)

  expect(firestore.type).toBe('firestore')
  expect(report).toHaveBeenCalledExactlyOnceWith({
    what: 'Documents cannot be kept on this device',
    cause: expect.objectContaining({ name: 'QuotaExceededError' }),
  })
  await terminate(firestore)
})

it('keeps documents on the device where there is room, and leaves nothing of the attempt', () => {
  stubStorage(100_000)
  const report = vi.fn()

  const firestore = createFirestore(settings, report)

  expect(firestore.toJSON()).toMatchObject({ settings: { localCache: { kind: 'persistent' } } })
  expect(report).not.toHaveBeenCalled()
  expect(localStorage.getItem('firestore_tried')).toBeNull()
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

import { expect, it, vi } from 'vitest'

import { createFirestore } from './create-firestore.ts'

type Log = { readonly type: string; readonly message: string }

const sdk = vi.hoisted(() => ({ log: (_log: Log) => {} }))
vi.mock('firebase/app', async () => ({
  ...(await vi.importActual('firebase/app')),
  onLog: (callback: typeof sdk.log) => {
    sdk.log = callback
  },
}))

const settings = {
  firebase: {
    projectId: 'demo-adamarket',
    apiKey: 'key',
    authDomain: 'demo-adamarket.firebaseapp.com',
    storageBucket: 'demo-adamarket.appspot.com',
    appId: '1:1:web:1',
  },
}

it('only reports when the SDK cannot keep documents, as with several tabs, and goes on in memory', () => {
  const report = vi.fn()
  createFirestore(settings, report)
  report.mockClear()
  sdk.log({ type: '@firebase/firestore', message: 'Could not reach the backend' })
  sdk.log({ type: '@firebase/auth', message: 'Falling back to memory cache' })
  expect(report).not.toHaveBeenCalled()
  const message =
    'Error using user provided cache. Falling back to memory cache: failed-precondition'
  sdk.log({ type: '@firebase/firestore', message })
  expect(report).toHaveBeenCalledExactlyOnceWith({
    what: 'Documents cannot be kept on this device',
    cause: message,
  })
})

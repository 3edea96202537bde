import { initializeApp } from 'firebase/app'
import { inMemoryPersistence, initializeAuth } from 'firebase/auth'
import { expect, it, vi } from 'vitest'

import type { Account } from '#domain/user/session.ts'

import { createFirebaseAuth } from './firebase-auth.ts'

const user = {
  uid: 'ayse',
  email: 'ayse@example.com',
  emailVerified: true,
  displayName: 'Ayşe',
  phoneNumber: null,
  providerData: [{ providerId: 'password' }],
}

const firebase = vi.hoisted(() => ({
  tell: (_user: unknown) => {},
  stop: vi.fn<() => void>(),
}))
vi.mock('firebase/auth', async () => ({
  ...(await vi.importActual('firebase/auth')),
  onIdTokenChanged: (_auth: unknown, next: typeof firebase.tell) => {
    firebase.tell = next
    return firebase.stop
  },
}))

it('listens to changes of who is signed in, until it is stopped', () => {
  const app = initializeApp({ apiKey: 'key' })
  const auth = createFirebaseAuth(initializeAuth(app, { persistence: inMemoryPersistence }), {
    continueUrl: 'https://market.example/',
    language: () => 'en',
    leftForGoogle: { read: () => undefined, write: () => undefined },
    phone: () => Promise.reject(new Error('unused')),
  })
  const emitted: (Account | undefined)[] = []
  const stop = auth.onUserChange((account) => emitted.push(account))
  firebase.tell(user)
  firebase.tell(null)
  expect(emitted).toEqual([
    {
      uid: 'ayse',
      email: 'ayse@example.com',
      isEmailVerified: true,
      signInMethods: ['password'],
      name: 'Ayşe',
    },
    undefined,
  ])
  stop()
  expect(firebase.stop).toHaveBeenCalledOnce()
})

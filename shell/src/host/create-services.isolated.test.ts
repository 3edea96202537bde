import { parseEnvironment } from '@adamarket/shared/contract/environment.ts'
import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryBlockedSellers } from '@adamarket/shared/memory/memory-blocked-sellers.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryFavourites } from '@adamarket/shared/memory/memory-favourites.ts'
import { aUser } from '@adamarket/shared/testing/a-user.ts'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, keys } from 'idb-keyval'
import { afterEach, expect, it, vi } from 'vitest'

import { createServices } from './create-services.ts'

const user = aUser()
const unused = () => Promise.reject(new Error('Nothing else is read here'))
const stores = {
  favourites: createMemoryFavourites(),
  blockedSellers: createMemoryBlockedSellers(),
  emailLanguage: { set: async () => ok(undefined) },
  pictures: {},
}
vi.mock('#host/data/firebase-connections.ts', () => ({
  firebaseConnections: () => ({
    early: unused,
    stores: async () => stores,
    desk: unused,
    auth: async () => user.auth,
  }),
}))

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function open() {
  const ignore = () => undefined
  return createServices({
    environment: parseEnvironment({}, ignore),
    texts: createTexts('en'),
    connectivity: createMemoryConnectivity(),
    served: undefined,
    report: ignore,
    notify: { info: ignore, success: ignore, error: ignore },
  })
}

it('keeps email and uid of the user in session storage while Auth says that they are signed in', async () => {
  const { auth } = open().services
  await auth.signIn('ayse@example.com', 'limon-agaci')
  expect(sessionStorage.getItem('loggedInUser')).toBe('{"email":"ayse@example.com","uid":"ayse"}')
  expect(localStorage.getItem('loggedInUser')).toBeNull()
  await auth.signOut()
  expect(sessionStorage.getItem('loggedInUser')).toBeNull()
})

it('removes what the user has read from the device when they sign out', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const stored = createStore('adamarket-reads', 'reads')
  const { services, complete } = open()
  await services.auth.signIn('ayse@example.com', 'limon-agaci')
  await complete()
  await expect.poll(() => keys(stored)).toContainEqual(expect.stringContaining('favourites'))
  await services.auth.signOut()
  await expect.poll(() => keys(stored)).toEqual([])
})

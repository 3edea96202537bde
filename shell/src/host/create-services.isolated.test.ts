import { parseEnvironment } from '@adamarket/shared/contract/environment.ts'
import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { aUser } from '@adamarket/shared/testing/a-user.ts'
import { afterEach, expect, it, vi } from 'vitest'

import { createServices } from './create-services.ts'

const user = aUser()
const unused = () => Promise.reject(new Error('No documents are read here'))
vi.mock('./firebase-connections.ts', () => ({
  firebaseConnections: () => ({
    early: unused,
    stores: unused,
    desk: unused,
    auth: async () => user.auth,
  }),
}))

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function open() {
  const ignore = () => undefined
  return createServices({
    environment: parseEnvironment({}, ignore),
    texts: createTexts('en'),
    connectivity: createMemoryConnectivity(),
    report: ignore,
    notify: { info: ignore, success: ignore, error: ignore },
  }).services
}

it('keeps email and uid of the user in session storage while Auth says that they are signed in', async () => {
  const { auth } = open()
  await auth.signIn('ayse@example.com', 'limon-agaci')
  expect(sessionStorage.getItem('loggedInUser')).toBe('{"email":"ayse@example.com","uid":"ayse"}')
  expect(localStorage.getItem('loggedInUser')).toBeNull()
  await auth.signOut()
  expect(sessionStorage.getItem('loggedInUser')).toBeNull()
})

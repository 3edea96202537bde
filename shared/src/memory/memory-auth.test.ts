import { expect, it } from 'vitest'

import { describeAuthPort } from '#testing/auth-port-contract.ts'

import { createMemoryAuth } from './memory-auth.ts'

const ayse = { uid: 'ayse', email: 'ayse@example.com', password: 'a secret' }

it('notifies at once and after every change, until unsubscribed', async () => {
  const auth = createMemoryAuth([ayse])
  const emitted: (string | undefined)[] = []
  const stop = auth.onUserChange((user) => emitted.push(user?.uid))

  await auth.signIn(ayse.email, ayse.password)
  await auth.signOut()
  stop()
  await auth.signIn(ayse.email, ayse.password)

  expect(emitted).toEqual([undefined, 'ayse', undefined])
})

it('notifies a late subscriber of the signed-in user', async () => {
  const auth = createMemoryAuth([ayse])
  await auth.signIn(ayse.email, ayse.password)
  const emitted: (string | undefined)[] = []
  auth.onUserChange((user) => emitted.push(user?.uid))
  expect(emitted).toEqual(['ayse'])
})

it('refuses a wrong password', async () => {
  const auth = createMemoryAuth([ayse])
  const emitted: (string | undefined)[] = []
  auth.onUserChange((user) => emitted.push(user?.uid))
  expect(await auth.signIn(ayse.email, 'a guess')).toMatchObject({
    ok: false,
    error: { kind: 'wrong-credentials' },
  })
  expect(emitted).toEqual([undefined])
})

describeAuthPort('in memory', async () => ({
  auth: createMemoryAuth(),
  codeFor: async (email) => email,
  phoneCodeFor: async (number) => number.slice(-6),
}))

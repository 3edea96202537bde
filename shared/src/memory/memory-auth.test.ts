import { expect, it } from 'vitest'

import { describeAuthPort } from '#testing/auth-port-contract.ts'

import { createMemoryAuth } from './memory-auth.ts'

const ayse = { uid: 'ayse', email: 'ayse@example.com', password: 'a secret' }

it('tells who is signed in, at once and at every change, until it is stopped', async () => {
  const auth = createMemoryAuth([ayse])
  const heard: (string | undefined)[] = []
  const stop = auth.onUserChange((user) => heard.push(user?.uid))

  await auth.signIn(ayse.email, ayse.password)
  await auth.signOut()
  stop()
  await auth.signIn(ayse.email, ayse.password)

  expect(heard).toEqual([undefined, 'ayse', undefined])
})

it('tells a late listener who is signed in already', async () => {
  const auth = createMemoryAuth([ayse])
  await auth.signIn(ayse.email, ayse.password)
  const heard: (string | undefined)[] = []
  auth.onUserChange((user) => heard.push(user?.uid))
  expect(heard).toEqual(['ayse'])
})

it('lets nobody in with a wrong password', async () => {
  const auth = createMemoryAuth([ayse])
  const heard: (string | undefined)[] = []
  auth.onUserChange((user) => heard.push(user?.uid))
  expect(await auth.signIn(ayse.email, 'a guess')).toMatchObject({
    ok: false,
    error: { kind: 'wrong-credentials' },
  })
  expect(heard).toEqual([undefined])
})

describeAuthPort('in memory', async () => ({
  auth: createMemoryAuth(),
  codeFor: async (email) => email,
}))

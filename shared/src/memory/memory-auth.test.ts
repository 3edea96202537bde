import { expect, it } from 'vitest'

import { createMemoryAuth } from './memory-auth.ts'

const ayse = { uid: 'ayse', email: 'ayse@example.com' }

it('tells who is signed in, at once and at every change, until it is stopped', () => {
  const auth = createMemoryAuth()
  const heard: (string | undefined)[] = []
  const stop = auth.onUserChange((user) => heard.push(user?.uid))

  auth.signIn(ayse)
  auth.signOut()
  stop()
  auth.signIn(ayse)

  expect(heard).toEqual([undefined, 'ayse', undefined])
})

it('tells a late listener who is signed in already', () => {
  const auth = createMemoryAuth()
  auth.signIn(ayse)
  const heard: (string | undefined)[] = []
  auth.onUserChange((user) => heard.push(user?.uid))
  expect(heard).toEqual(['ayse'])
})

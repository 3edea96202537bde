import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'

import { startFirestoreRules } from './rules-environment.ts'

type Client = ReturnType<ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']>

let environment: RulesTestEnvironment
let ayse: Client
let nobody: Client
beforeAll(async () => {
  environment = await startFirestoreRules('demo-rules-users')
  ayse = environment.authenticatedContext('ayse', { email: 'ayse@example.com' }).firestore()
  nobody = environment.unauthenticatedContext().firestore()
})
beforeEach(() => environment.clearFirestore())
afterAll(() => environment.cleanup())

function profile(overrides: Readonly<Record<string, unknown>> = {}) {
  return { name: 'Ayşe Kaya', email: 'ayse@example.com', about: '', ...overrides }
}

describe('profiles', () => {
  it('can be read by anybody, one at a time', async () => {
    await assertSucceeds(getDoc(doc(nobody, 'users/ayse')))
    await assertFails(getDocs(query(collection(ayse, 'users'), limit(1))))
  })

  it('are written by their owners: first and again', async () => {
    await assertSucceeds(setDoc(doc(ayse, 'users/ayse'), profile()))
    await assertSucceeds(setDoc(doc(ayse, 'users/ayse'), profile({ name: 'Ayşe Demir' })))
  })

  it('are written by nobody else', async () => {
    await assertFails(setDoc(doc(nobody, 'users/ayse'), profile()))
    await assertFails(setDoc(doc(ayse, 'users/mehmet'), profile()))
  })

  it('are not deleted', async () => {
    await setDoc(doc(ayse, 'users/ayse'), profile())
    await assertFails(deleteDoc(doc(ayse, 'users/ayse')))
  })

  it.each([
    ['a longest name', { name: 'ş'.repeat(100) }],
    ['a longest text about oneself', { about: 'x'.repeat(2000) }],
    ['no e-mail address shown', { email: '' }],
  ])('take %s', async (_what, fields) => {
    await assertSucceeds(setDoc(doc(ayse, 'users/ayse'), profile(fields)))
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a blank name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['a name that is no text', { name: 7 }],
    ['a text about oneself that is too long', { about: 'x'.repeat(2001) }],
    ["somebody else's e-mail address", { email: 'mehmet@example.com' }],
    ['a field that profiles do not have', { admin: true }],
  ])('refuse %s', async (_what, fields) => {
    await assertFails(setDoc(doc(ayse, 'users/ayse'), profile(fields)))
  })

  it.each(['name', 'email', 'about'])('refuse to be without %s', async (field) => {
    const fields = Object.fromEntries(Object.entries(profile()).filter(([name]) => name !== field))
    await assertFails(setDoc(doc(ayse, 'users/ayse'), fields))
  })
})

describe('any other collection', () => {
  it.each(['admin/settings', 'posts/civic/comments/1', 'users/ayse/private/1'])(
    'is closed: %s',
    async (path) => {
      await assertFails(getDoc(doc(ayse, path)))
      await assertFails(setDoc(doc(ayse, path), { anything: true }))
    },
  )
})

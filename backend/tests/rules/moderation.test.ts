import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { roles } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { Firestore } from 'firebase/firestore/lite'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'

const { signedInAs, anonymous, store, listFrom } = firestoreRules('moderation')
const selin = signedInAs('selin', { role: 'moderator' })

const list = (client: Firestore, path: string, max = 100) =>
  getDocs(query(collection(client, path), limit(max)))

const others: readonly [string, Firestore][] = [
  ['a visitor', anonymous],
  ['a user', signedInAs('mehmet')],
  ['a moderator whose role has ended', signedInAs('kerem', { role: 'moderator' })],
  ['a user whose token has no role yet', signedInAs('selin')],
  ['a user with another role', signedInAs('selin', { role: 'editor' })],
]

const forModerators = ['cases', 'auditLog', 'reports']

beforeEach(async () => {
  await store('moderators/selin', { role: 'moderator' })
  for (const path of [...forModerators, 'limits', 'withheldListings']) {
    await store(`${path}/civic`, { userId: 'ayse', status: 'held' })
  }
})

describe('the desk', () => {
  it.each(roles)('is open to the role %s', async (role) => {
    const client = signedInAs('selin', { role })
    for (const path of forModerators) await assertSucceeds(list(client, path))
    await assertSucceeds(getDoc(doc(client, 'cases/civic')))
    await assertSucceeds(getDoc(doc(client, 'limits/civic')))
    await assertSucceeds(getDoc(doc(client, 'withheldListings/civic')))
  })

  it.each(others)('is closed to %s', async (_who, client) => {
    for (const path of forModerators) await assertFails(list(client, path))
    await assertFails(getDoc(doc(client, 'cases/civic')))
    await assertFails(getDoc(doc(client, 'limits/civic')))
    await assertFails(getDoc(doc(client, 'withheldListings/civic')))
  })

  it.each(forModerators)('shows 100 of %s at a time, from the start', async (path) => {
    await assertFails(list(selin, path, 101))
    await assertFails(listFrom(path, 1, 'selin', { role: 'moderator' }))
    await assertSucceeds(listFrom(path, 0, 'selin', { role: 'moderator' }))
  })

  it('does not list what sellers may do', async () => {
    await assertFails(list(selin, 'limits', 1))
  })
})

describe('what functions write', () => {
  it.each([...forModerators, 'limits', 'moderators', 'mail', 'users/ayse/notices'])(
    'is not written by moderators: %s',
    async (path) => {
      await store(`${path}/civic`, { by: 'kerem', userId: 'ayse' })
      for (const client of [selin, signedInAs('selin', { role: 'admin' })]) {
        await assertFails(setDoc(doc(client, `${path}/new`), { by: 'selin' }))
        await assertFails(updateDoc(doc(client, `${path}/civic`), { by: 'selin' }))
        await assertFails(deleteDoc(doc(client, `${path}/civic`)))
      }
    },
  )

  it('is not a listing that a moderator may change', async () => {
    await assertFails(updateDoc(doc(selin, 'withheldListings/civic'), { status: 'active' }))
    await assertFails(deleteDoc(doc(selin, 'withheldListings/civic')))
  })
})

describe('a role', () => {
  it('is read by its owner alone, one at a time', async () => {
    await assertSucceeds(getDoc(doc(signedInAs('selin'), 'moderators/selin')))
    await assertFails(getDoc(doc(signedInAs('ayse'), 'moderators/selin')))
    await assertFails(getDoc(doc(anonymous, 'moderators/selin')))
    await assertFails(list(selin, 'moderators', 1))
  })

  it('cannot be given by users to themselves', async () => {
    const ayse = signedInAs('ayse', { role: 'admin' })
    await assertFails(setDoc(doc(ayse, 'moderators/ayse'), { role: 'admin' }))
    await assertFails(updateDoc(doc(selin, 'moderators/selin'), { role: 'admin' }))
  })
})

describe('notices', () => {
  const path = 'users/ayse/notices'
  beforeEach(() => store(`${path}/1`, { action: 'remove' }))

  it('are listed by the seller alone', async () => {
    const listed = await list(signedInAs('ayse'), path)
    expect(listed.size).toBe(1)
    await assertFails(list(signedInAs('mehmet'), path))
    await assertFails(list(selin, path))
    await assertFails(list(anonymous, path))
    await assertFails(list(signedInAs('ayse'), path, 101))
  })

  it('are not changed by the seller', async () => {
    await assertFails(updateDoc(doc(signedInAs('ayse'), `${path}/1`), { action: 'warn' }))
    await assertFails(deleteDoc(doc(signedInAs('ayse'), `${path}/1`)))
  })
})

it('mails are read by no client', async () => {
  await store('mail/1', { to: ['ayse@example.com'], userId: 'ayse' })
  for (const client of [selin, signedInAs('ayse')]) {
    await assertFails(getDoc(doc(client, 'mail/1')))
    await assertFails(list(client, 'mail', 1))
  }
})

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { maxBlockedSellers } from '@adamarket/shared/domain/blocked-seller.ts'
import { collection, deleteDoc, doc, getDocs, limit, query, setDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'

const folder = 'users/ayse/blockedSellers'

const { signedInAs, anonymous, listFrom, store } = firestoreRules('blocked-sellers')
const ayse = signedInAs('ayse')

const hour = 60 * 60_000
const timeFromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

const fields = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Mehmet',
  blockedAt: new Date().toISOString(),
  ...overrides,
})
const block = (data: object, client = ayse, sellerId = 'mehmet') =>
  setDoc(doc(client, `${folder}/${sellerId}`), data)
const list = (count: number, client = ayse) =>
  getDocs(query(collection(client, folder), limit(count)))

describe('blocked sellers', () => {
  it('are blocked by the user, again, and unblocked', async () => {
    await assertSucceeds(block(fields()))
    await assertSucceeds(block(fields({ name: '' })))
    await assertSucceeds(deleteDoc(doc(ayse, `${folder}/mehmet`)))
  })

  it('are listed by the user, all at once', async () => {
    await assertSucceeds(list(maxBlockedSellers))
    await assertFails(list(maxBlockedSellers + 1))
    await assertFails(getDocs(collection(ayse, folder)))
    await assertSucceeds(listFrom(folder, 0, 'ayse'))
    await assertFails(listFrom(folder, 1, 'ayse'))
  })

  it.each([
    ['another user', signedInAs('mehmet')],
    ['a visitor who is not signed in', anonymous],
  ])('are neither read nor written by %s', async (_who, client) => {
    await store(`${folder}/okan`, fields())
    await assertFails(list(1, client))
    await assertFails(block(fields(), client))
    await assertFails(block(fields(), client, 'okan'))
    await assertFails(deleteDoc(doc(client, `${folder}/okan`)))
  })

  it('are not the user', async () => {
    await assertFails(block(fields(), ayse, 'ayse'))
  })

  it('are not blocked with the last token of a deleted account', async () => {
    await store('deletedAccounts/ayse', { deletedAt: new Date() })
    await assertFails(block(fields()))
  })

  it.each([
    ['another field', fields({ reason: 'Rude' })],
    ['no name', { blockedAt: new Date().toISOString() }],
    ['a name that is no text', fields({ name: 1 })],
    ['a name that is too long', fields({ name: 'x'.repeat(501) })],
    ['a time that is no text', fields({ blockedAt: new Date() })],
    ['a time in the future', fields({ blockedAt: timeFromNow(25 * hour) })],
  ])('are not blocked with %s', async (_what, data) => {
    await assertFails(block(data))
  })

  it('have the longest name, and the time of a clock that is ahead', async () => {
    await assertSucceeds(block(fields({ name: 'x'.repeat(500) })))
    await assertSucceeds(block(fields({ blockedAt: timeFromNow(23 * hour) })))
  })
})

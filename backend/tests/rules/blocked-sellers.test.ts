import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { maxBlockedSellers } from '@adamarket/shared/domain/blocked-seller.ts'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'
import { timeFromNow } from './time-from-now.ts'

const folder = 'users/ayse/blockedSellers'

const { signedInAs, anonymous, listFrom, store } = firestoreRules('blocked-sellers')
const ayse = signedInAs('ayse')

const hour = 60 * 60_000

const fields = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  sellerId: 'mehmet',
  name: 'Mehmet',
  blockedAt: new Date().toISOString(),
  ...overrides,
})
const block = (data: object, client = ayse, id = '1') => setDoc(doc(client, folder, id), data)
const list = (count: number, client = ayse) =>
  getDocs(query(collection(client, folder), limit(count)))

describe('blocked sellers', () => {
  it('are blocked by the user, read, and unblocked', async () => {
    await assertSucceeds(block(fields({ name: '' })))
    await assertSucceeds(getDoc(doc(ayse, `${folder}/1`)))
    await assertFails(block(fields({ name: 'Another' })))
    await assertSucceeds(deleteDoc(doc(ayse, `${folder}/1`)))
  })

  it('are no more than one user may have, by their ids', async () => {
    for (const id of ['1', '9', '10', '99', '100', '199', `${maxBlockedSellers}`]) {
      await assertSucceeds(block(fields(), ayse, id))
    }
    for (const id of ['0', '01', '001', `${maxBlockedSellers + 1}`, '210', '1000', 'a', '1a']) {
      await assertFails(block(fields(), ayse, id))
    }
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
    await store(`${folder}/2`, fields({ sellerId: 'okan' }))
    await assertFails(list(1, client))
    await assertFails(getDoc(doc(client, `${folder}/2`)))
    await assertFails(block(fields({ sellerId: 'okan' }), client))
    await assertFails(deleteDoc(doc(client, `${folder}/2`)))
  })

  it('cannot be the user', async () => {
    await assertFails(block(fields({ sellerId: 'ayse' })))
  })

  it('are not blocked with the last token of a deleted account', async () => {
    await store('deletedAccounts/ayse', { deletedAt: new Date() })
    await assertFails(block(fields()))
  })

  it.each([
    ['another field', fields({ reason: 'Rude' })],
    ['no seller', { name: 'Mehmet', blockedAt: new Date().toISOString() }],
    ['a seller that is no text', fields({ sellerId: 1 })],
    ['a seller whose id is too long', fields({ sellerId: 'x'.repeat(129) })],
    ['no name', { sellerId: 'mehmet', blockedAt: new Date().toISOString() }],
    ['a name that is no text', fields({ name: 1 })],
    ['a name that is too long', fields({ name: 'x'.repeat(501) })],
    ['a time that is no text', fields({ blockedAt: new Date() })],
    ['a time in the future', fields({ blockedAt: timeFromNow(25 * hour) })],
  ])('are not blocked with %s', async (_what, data) => {
    await assertFails(block(data))
  })

  it('may have the longest id and name, and the time of a clock that is ahead', async () => {
    const longest = { sellerId: 'x'.repeat(128), name: 'x'.repeat(500) }
    await assertSucceeds(block(fields({ ...longest, blockedAt: timeFromNow(23 * hour) })))
  })
})

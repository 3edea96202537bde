import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { alertChoices, savedSearchLimits } from '@adamarket/shared/domain/saved-search.ts'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'

const folder = 'users/ayse/savedSearches'
const path = `${folder}/1`

const { signedInAs, anonymous, listFrom, store } = firestoreRules('saved-searches')
const ayse = signedInAs('ayse')
const mehmet = signedInAs('mehmet')

function search(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    name: 'Cars in Girne',
    search: 'query=&location=Girne&category=Vehicles',
    notify: 'immediately',
    language: 'en',
    createdAt: serverTimestamp(),
    newCount: 0,
    ...overrides,
  }
}

const save = (fields: object, client = ayse, id = '1') => setDoc(doc(client, folder, id), fields)
const change = (fields: Record<string, unknown>, client = ayse) =>
  updateDoc(doc(client, path), fields)
const list = (count: number, client = ayse) =>
  getDocs(query(collection(client, folder), limit(count)))
/** As functions leave it. */
const stored = () => store(path, search({ createdAt: new Date(), newCount: 3 }))

describe('saved searches', () => {
  it('are saved, read, changed and removed by their owner', async () => {
    await assertSucceeds(save(search()))
    await assertSucceeds(getDoc(doc(ayse, path)))
    await assertSucceeds(change({ name: 'Arabalar', notify: 'daily', language: 'tr' }))
    await assertSucceeds(deleteDoc(doc(ayse, path)))
    await assertSucceeds(deleteDoc(doc(ayse, path)))
  })

  it('are listed all at once, and from the start of the list', async () => {
    await assertSucceeds(list(savedSearchLimits.count))
    await assertFails(list(savedSearchLimits.count + 1))
    await assertSucceeds(listFrom(folder, 0, 'ayse'))
    await assertFails(listFrom(folder, 1, 'ayse'))
  })

  it('are no more than one user may have, by their ids', async () => {
    const ids = Array.from({ length: savedSearchLimits.count }, (_, index) => `${index + 1}`)
    for (const id of ids) await assertSucceeds(save(search(), ayse, id))
    for (const id of ['0', '01', `${savedSearchLimits.count + 1}`, '100', 'a', '1a']) {
      await assertFails(save(search(), ayse, id))
    }
  })

  it.each(['mehmet', 'no user'])('are denied to any other user: %s', async (who) => {
    const client = who === 'mehmet' ? mehmet : anonymous
    await assertFails(save(search(), client))
    await stored()
    await assertFails(getDoc(doc(client, path)))
    await assertFails(list(1, client))
    await assertFails(change({ name: 'Mine' }, client))
    await assertFails(deleteDoc(doc(client, path)))
  })

  it('are not saved with the last token of a deleted account', async () => {
    await store('deletedAccounts/ayse', { deletedAt: new Date() })
    await assertFails(save(search()))
  })

  it('are not saved by a banned user, but by a suspended one', async () => {
    const blockedUntil = new Date(Date.now() + 60_000)
    await store('limits/ayse', { blockedUntil, isBanned: true })
    await assertFails(save(search()))
    await store('limits/ayse', { blockedUntil })
    await assertSucceeds(save(search()))
  })

  it.each([
    ...alertChoices.map((notify) => ({ notify })),
    ...['en', 'tr'].map((language) => ({ language })),
    { name: 'ş'.repeat(savedSearchLimits.nameLength) },
    { search: 'x'.repeat(savedSearchLimits.searchLength) },
  ])('accept %o', async (fields) => {
    await assertSucceeds(save(search(fields)))
  })

  const invalid: readonly [string, Readonly<Record<string, unknown>>][] = [
    ['a blank name', { name: ' ' }],
    ['a name that is too long', { name: 'x'.repeat(savedSearchLimits.nameLength + 1) }],
    ['a name that is not text', { name: ['x'] }],
    ['another time to tell', { notify: 'hourly' }],
    ['another language', { language: 'de' }],
    ['a count of its own', { newCount: 1 }],
  ]

  it.each([
    ...invalid,
    ['an empty search', { search: '' }],
    ['a search that is too long', { search: 'x'.repeat(savedSearchLimits.searchLength + 1) }],
    ['a search that is not text', { search: ['x'] }],
    ['another time than now', { createdAt: new Date() }],
    ['a field that saved searches do not have', { note: 'x' }],
  ])('refuse %s', async (_what, fields) => {
    await assertFails(save(search(fields)))
  })

  it.each([
    ...invalid,
    ['another search', { search: 'query=sofa' }],
    ['another time of saving', { createdAt: serverTimestamp() }],
    ['a field that saved searches do not have', { note: 'x' }],
    ['a missing name', { name: deleteField() }],
    ['a missing count', { newCount: deleteField() }],
  ])('are not changed to have %s', async (_what, fields) => {
    await stored()
    await assertFails(change(fields))
  })

  it('have a count that the user can only reset', async () => {
    await stored()
    await assertSucceeds(change({ name: 'Arabalar' }))
    await assertSucceeds(change({ newCount: 0 }))
  })

  it.each(Object.keys(search()))('require %s', async (field) => {
    const fields = Object.entries(search()).filter(([name]) => name !== field)
    await assertFails(save(Object.fromEntries(fields)))
  })
})

it.each(['users/ayse/alerts/civic', 'savedSearchIndex/ayse_1'])(
  'what functions keep of it is for no client: %s',
  async (own) => {
    await store(own, { userId: 'ayse' })
    await assertFails(getDoc(doc(ayse, own)))
    await assertFails(setDoc(doc(ayse, own), { userId: 'ayse' }))
    await assertFails(deleteDoc(doc(ayse, own)))
  },
)

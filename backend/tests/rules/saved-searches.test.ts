import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { alertChoices, savedSearchLimits } from '@adamarket/shared/domain/search/saved-search.ts'
import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { unseenTexts } from '@adamarket/shared/testing/hostile-names.ts'
import { describe, it } from 'vitest'

import { describeOwnDocuments } from './own-documents-suite.ts'
import { firestoreRules } from './rules-under-test.ts'

const folder = 'users/ayse/savedSearches'
const path = `${folder}/1`

const rules = firestoreRules('saved-searches')
const { store } = rules
const ayse = rules.signedInAs('ayse')

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

const save = (fields: object, id = '1') => setDoc(doc(ayse, folder, id), fields)
const change = (fields: Record<string, unknown>) => updateDoc(doc(ayse, path), fields)
/** As functions leave it. */
const stored = () => store(path, search({ createdAt: new Date(), newCount: 3 }))

describeOwnDocuments(rules, {
  path,
  aDocument: search,
  change: { name: 'Mine' },
  max: savedSearchLimits.count,
})

describe('saved searches', () => {
  it('are changed by their owner', async () => {
    await stored()
    await assertSucceeds(change({ name: 'Arabalar', notify: 'daily', language: 'tr' }))
  })

  it('are no more than one user may have, by their ids', async () => {
    const ids = Array.from({ length: savedSearchLimits.count }, (_, index) => `${index + 1}`)
    for (const id of ids) await assertSucceeds(save(search(), id))
    for (const id of ['0', '01', `${savedSearchLimits.count + 1}`, '100', 'a', '1a']) {
      await assertFails(save(search(), id))
    }
  })

  it.each([
    ...alertChoices.map((notify) => ({ notify })),
    ...['en', 'tr', 'ru'].map((language) => ({ language })),
    { name: 'ş'.repeat(savedSearchLimits.nameLength) },
    { search: 'x'.repeat(savedSearchLimits.searchLength) },
  ])('accept %o', async (fields) => {
    await assertSucceeds(save(search(fields)))
  })

  const invalid: readonly [string, Readonly<Record<string, unknown>>][] = [
    ...unseenTexts.map((name): [string, Readonly<Record<string, unknown>>] => [
      `the name ${JSON.stringify(name)}`,
      { name },
    ]),
    ['a name that is too long', { name: 'x'.repeat(savedSearchLimits.nameLength + 1) }],
    ['a name that is not text', { name: ['x'] }],
    ['another time to tell', { notify: 'hourly' }],
    ['no code of a language', { language: 'English' }],
    ['a language that is no text', { language: ['en'] }],
    ['a count of its own', { newCount: 1 }],
    ['a time of looking that is no time', { seenAt: 'now' }],
  ]

  it.each([
    ...invalid,
    ['an empty search', { search: '' }],
    ['a search that is too long', { search: 'x'.repeat(savedSearchLimits.searchLength + 1) }],
    ['a search that is not text', { search: ['x'] }],
    ['another time than now', { createdAt: new Date() }],
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

  it('have the time when the user looked last', async () => {
    await stored()
    await assertSucceeds(change({ newCount: 0, seenAt: serverTimestamp() }))
    await assertSucceeds(change({ notify: 'daily' }))
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

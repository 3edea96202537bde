import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'

const path = 'users/ayse/alertSettings/favourites'

const { signedInAs, anonymous, store } = firestoreRules('alert-settings')
const ayse = signedInAs('ayse')
const mehmet = signedInAs('mehmet')

const chosen = { isOn: true, language: 'tr' }
const choose = (fields: object, client = ayse, at = path) => setDoc(doc(client, at), fields)

describe('whether a user gets emails about favourites', () => {
  it('is chosen and read by its owner, and changed', async () => {
    await assertSucceeds(getDoc(doc(ayse, path)))
    await assertSucceeds(choose(chosen))
    await assertSucceeds(choose({ isOn: false, language: 'ru' }))
    await assertSucceeds(getDoc(doc(ayse, path)))
  })

  it.each(['mehmet', 'no user'])('is denied to any other user: %s', async (who) => {
    const client = who === 'mehmet' ? mehmet : anonymous
    await assertFails(choose(chosen, client))
    await store(path, chosen)
    await assertFails(getDoc(doc(client, path)))
    await assertFails(choose({ ...chosen, isOn: false }, client))
    await assertFails(deleteDoc(doc(client, path)))
  })

  it('is one document', async () => {
    await assertFails(choose(chosen, ayse, 'users/ayse/alertSettings/other'))
  })

  it.each([
    ['no choice', { language: 'en' }],
    ['a choice that is not yes or no', { isOn: 'yes', language: 'en' }],
    ['no language', { isOn: true }],
    ['no code of a language', { isOn: true, language: 'English' }],
    ['another field', { ...chosen, note: 'x' }],
  ])('is refused with %s', async (_what, fields) => {
    await assertFails(choose(fields))
    await store(path, chosen)
    await assertFails(choose(fields))
  })

  it('is not chosen with the last token of a deleted account', async () => {
    await store('deletedAccounts/ayse', { deletedAt: new Date() })
    await assertFails(choose(chosen))
  })

  it('is not chosen by a banned user', async () => {
    await store('limits/ayse', { isBanned: true })
    await assertFails(choose(chosen))
  })
})

describe('the language of a user’s emails', () => {
  const emails = 'users/ayse/alertSettings/emails'
  const set = (fields: object, client = ayse) => choose(fields, client, emails)

  it('is stored by its owner, and changed, and read by no client', async () => {
    await assertSucceeds(set({ language: 'tr' }))
    await assertSucceeds(set({ language: 'ru' }))
    await assertFails(getDoc(doc(ayse, emails)))
    await assertFails(deleteDoc(doc(ayse, emails)))
  })

  it.each(['mehmet', 'no user'])('is denied to any other user: %s', async (who) => {
    const client = who === 'mehmet' ? mehmet : anonymous
    await assertFails(set({ language: 'tr' }, client))
    await store(emails, { language: 'en' })
    await assertFails(set({ language: 'tr' }, client))
  })

  it.each([
    ['nothing', {}],
    ['no code of a language', { language: 'English' }],
    ['another field', { language: 'en', isOn: true }],
  ])('is refused with %s', async (_what, fields) => {
    await assertFails(set(fields))
    await store(emails, { language: 'en' })
    await assertFails(set(fields))
  })

  it('is stored of a banned user, who still gets emails, but not with the last token of a deleted account', async () => {
    await store('limits/ayse', { isBanned: true })
    await assertSucceeds(set({ language: 'tr' }))
    await store('deletedAccounts/ayse', { deletedAt: new Date() })
    await assertFails(set({ language: 'tr' }))
  })
})

it.each([
  [path, chosen],
  ['users/ayse/alertSettings/emails', { language: 'tr' }],
])('%s is not written by a user who has written too many in this hour', async (at, fields) => {
  await store('limits/ayse', { alertSettingsWaitUntil: new Date(Date.now() + 60_000) })
  await assertFails(choose(fields, ayse, at))
  await store('limits/ayse', { alertSettingsWaitUntil: new Date(Date.now() - 60_000) })
  await assertSucceeds(choose(fields, ayse, at))
})

it('who has a listing among their favourites is for no client', async () => {
  await store('favouriteWatchers/ayse_civic', { userId: 'ayse', listingId: 'civic' })
  await assertFails(getDoc(doc(ayse, 'favouriteWatchers/ayse_civic')))
  await assertFails(setDoc(doc(ayse, 'favouriteWatchers/ayse_civic'), { userId: 'ayse' }))
})

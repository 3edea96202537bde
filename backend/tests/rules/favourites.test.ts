import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { maxFavourites } from '@adamarket/shared/domain/user/favourite.ts'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { describeOwnDocuments } from './own-documents-suite.ts'
import { firestoreRules } from './rules-under-test.ts'
import { timeFromNow } from './time-from-now.ts'

const path = 'users/ayse/favourites/civic'

const rules = firestoreRules('favourites')
const ayse = rules.signedInAs('ayse')

const hour = 60 * 60_000

function favourite(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    addedAt: new Date().toISOString(),
    title: 'Honda Civic',
    price: 9500,
    currency: 'GBP',
    ...overrides,
  }
}

beforeEach(() => rules.store('posts/civic', { userId: 'mehmet' }))

const add = (fields: object) => setDoc(doc(ayse, path), fields)

describeOwnDocuments(rules, {
  path,
  aDocument: favourite,
  change: { price: 1 },
  max: maxFavourites,
})

describe('favourites', () => {
  it('are added again', async () => {
    await add(favourite())
    await assertSucceeds(add(favourite()))
  })

  it('are of listings that exist, and stay and change when these are gone', async () => {
    const gone = doc(ayse, 'users/ayse/favourites/gone')
    await assertFails(setDoc(gone, favourite()))
    await rules.store('users/ayse/favourites/gone', favourite())
    await assertSucceeds(setDoc(gone, favourite({ price: 9000 })))
    await assertSucceeds(deleteDoc(gone))
  })

  it('are no more once a function has found the list full, but can be changed', async () => {
    await rules.store('limits/ayse', { favouritesFull: true })
    await assertFails(add(favourite()))
    await rules.store(path, favourite())
    await assertSucceeds(add(favourite({ price: 9000 })))
    await rules.store('limits/ayse', { posts: [] })
    await assertSucceeds(deleteDoc(doc(ayse, path)))
    await assertSucceeds(add(favourite()))
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['the last token of a deleted account', { 'deletedAccounts/ayse': { deletedAt: new Date() } }],
    ['a banned user', { 'limits/ayse': { isBanned: true } }],
  ])('are not changed by %s', async (_who, documents) => {
    await rules.store(path, favourite())
    for (const [stored, fields] of Object.entries(documents)) {
      await rules.store(stored, { ...Object(fields) })
    }
    await assertFails(add(favourite({ price: 9000 })))
  })

  it('are not changed to have a field in another form, nor by another user', async () => {
    await rules.store(path, favourite())
    await assertFails(add(favourite({ price: -1 })))
    await assertFails(setDoc(doc(rules.signedInAs('mehmet'), path), favourite({ price: 9000 })))
  })

  it.each(['x', 'ş'])('have ids of up to 200 characters like %s', async (character) => {
    const withId = (length: number) =>
      doc(ayse, `users/ayse/favourites/${character.repeat(length)}`)
    for (const length of [200, 201]) await rules.store(`posts/${character.repeat(length)}`, {})
    await assertSucceeds(setDoc(withId(200), favourite()))
    await assertFails(setDoc(withId(201), favourite()))
  })

  it.each([
    ['one from long ago', { addedAt: '2025-07-04T10:00:00.000Z' }],
    ['one of a device with a fast clock', { addedAt: timeFromNow(23 * hour) }],
    ['a listing in an older form', { title: '', price: 0, currency: '' }],
    ['the longest texts', { title: 'ş'.repeat(500), currency: 'x'.repeat(200) }],
    ['the highest price', { price: listingLimits.priceBelow - 0.01 }],
  ])('accept %s', async (_what, fields) => {
    await assertSucceeds(add(favourite(fields)))
  })

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a time in the future', { addedAt: timeFromNow(25 * hour) }],
    ['a time in another form', { addedAt: 'today' }],
    ['a title that is too long', { title: 'x'.repeat(501) }],
    ['a title that is not text', { title: ['x'] }],
    ['a negative price', { price: -1 }],
    ['a price that is too high', { price: listingLimits.priceBelow }],
    ['a price that is not a number', { price: Number.NaN }],
    ['a price as text', { price: '9500' }],
    ['a too long currency', { currency: 'x'.repeat(201) }],
    ['a currency that is not text', { currency: ['GBP'] }],
  ])('refuse %s', async (_what, fields) => {
    await assertFails(add(favourite(fields)))
  })
})

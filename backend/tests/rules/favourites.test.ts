import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { maxFavourites } from '@adamarket/shared/domain/favourite.ts'
import { listingLimits } from '@adamarket/shared/domain/listing-limits.ts'
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

const path = 'users/ayse/favourites/civic'

const { signedInAs, anonymous, listFrom, store } = firestoreRules('favourites')
const ayse = signedInAs('ayse')
const mehmet = signedInAs('mehmet')

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

const add = (fields: object, client = ayse) => setDoc(doc(client, path), fields)
const list = (count: number, client = ayse) =>
  getDocs(query(collection(client, 'users/ayse/favourites'), limit(count)))

describe('favourites', () => {
  it('are added by their owner, and again', async () => {
    await assertSucceeds(add(favourite()))
    await assertSucceeds(add(favourite()))
  })

  it('are read by their owner: one, or all at once', async () => {
    await add(favourite())
    await assertSucceeds(getDoc(doc(ayse, path)))
    await assertSucceeds(list(maxFavourites))
    await assertFails(list(maxFavourites + 1))
    await assertFails(getDocs(collection(ayse, 'users/ayse/favourites')))
  })

  it('are not listed from a place on, since what is skipped is billed', async () => {
    await assertSucceeds(listFrom('users/ayse/favourites', 0, 'ayse'))
    await assertFails(listFrom('users/ayse/favourites', 1, 'ayse'))
  })

  it('are not added with the last token of a deleted account', async () => {
    await store('deletedAccounts/ayse', { deletedAt: new Date() })
    await assertFails(add(favourite()))
  })

  it('are not added by a banned user, but by a suspended one', async () => {
    const blockedUntil = new Date(Date.now() + hour)
    await store('limits/ayse', { blockedUntil, isBanned: true })
    await assertFails(add(favourite()))
    await store('limits/ayse', { blockedUntil })
    await assertSucceeds(add(favourite()))
  })

  it('are removed by their owner, even when they are gone', async () => {
    await add(favourite())
    await assertSucceeds(deleteDoc(doc(ayse, path)))
    await assertSucceeds(deleteDoc(doc(ayse, path)))
  })

  it.each(['mehmet', 'no user'])('are denied to any other user: %s', async (who) => {
    const client = who === 'mehmet' ? mehmet : anonymous
    await assertFails(add(favourite(), client))
    await add(favourite())
    await assertFails(getDoc(doc(client, path)))
    await assertFails(list(1, client))
    await assertFails(add(favourite(), client))
    await assertFails(deleteDoc(doc(client, path)))
  })

  it.each(['x', 'ş'])('have ids of up to 200 characters like %s', async (character) => {
    const withId = (length: number) =>
      doc(ayse, `users/ayse/favourites/${character.repeat(length)}`)
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
    ['a field that favourites do not have', { note: 'x' }],
  ])('refuse %s', async (_what, fields) => {
    await assertFails(add(favourite(fields)))
  })

  it.each(Object.keys(favourite()))('require %s', async (field) => {
    const fields = Object.entries(favourite()).filter(([name]) => name !== field)
    await assertFails(add(Object.fromEntries(fields)))
  })
})

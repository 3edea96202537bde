import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  setDoc,
} from 'firebase/firestore/lite'
import type { Firestore } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'

const path = 'listingStats/civic'

const { anonymous, signedInAs, store } = firestoreRules('listing-stats')
const ayse = signedInAs('ayse')
const mehmet = signedInAs('mehmet')
beforeEach(() => store('posts/civic', { title: 'Civic', userId: 'ayse' }))

const count = (fields: object, client: Firestore = anonymous) =>
  setDoc(doc(client, path), fields, { merge: true })

describe('the numbers of a listing', () => {
  it.each([undefined, { views: 3, favourites: 1 }])(
    'are read by its seller alone: %j',
    async (stats) => {
      if (stats) await store(path, stats)
      await assertSucceeds(getDoc(doc(ayse, path)))
      await assertFails(getDoc(doc(mehmet, path)))
      await assertFails(getDoc(doc(anonymous, path)))
    },
  )

  it('are not read for a listing that does not exist', async () => {
    await assertFails(getDoc(doc(ayse, 'listingStats/none')))
  })

  it('are listed and deleted by no client', async () => {
    await store(path, { views: 3 })
    await assertFails(getDocs(query(collection(ayse, 'listingStats'), limit(1))))
    await assertFails(deleteDoc(doc(ayse, path)))
  })

  it('have markers of users that no client reads or writes', async () => {
    await store(`${path}/countedFavourites/hash`, {})
    for (const client of [ayse, anonymous]) {
      const markers = collection(client, path, 'countedFavourites')
      await assertFails(getDoc(doc(markers, 'hash')))
      await assertFails(getDocs(query(markers, limit(1))))
      await assertFails(getDocs(query(collectionGroup(client, 'countedFavourites'), limit(1))))
      await assertFails(setDoc(doc(markers, 'mine'), {}))
      await assertFails(deleteDoc(doc(markers, 'hash')))
    }
  })
})

describe('a view', () => {
  it('is counted for any visitor, one after the other', async () => {
    await assertSucceeds(count({ views: increment(1) }))
    await assertSucceeds(count({ views: increment(1) }, mehmet))
    await assertSucceeds(count({ views: 3 }))
  })

  it('is counted beside the favourites', async () => {
    await store(path, { favourites: 4 })
    await assertSucceeds(count({ views: increment(1) }))
  })

  it('is counted for a listing that is sold', async () => {
    await store('posts/civic', { userId: 'ayse', status: 'sold' })
    await assertSucceeds(count({ views: increment(1) }))
  })

  it.each(['held', 'removed'])('is not counted for a listing that is %s', async (status) => {
    await store('posts/civic', { userId: 'ayse', status })
    await assertFails(count({ views: increment(1) }))
    await store(path, { views: 1 })
    await assertFails(count({ views: increment(1) }))
  })

  it('is not counted for a listing that does not exist', async () => {
    await assertFails(setDoc(doc(anonymous, 'listingStats/none'), { views: 1 }))
  })

  it.each<readonly [string, object]>([
    ['two at once', { views: increment(2) }],
    ['none', { views: increment(0) }],
    ['one less', { views: increment(-1) }],
    ['a number as text', { views: '4' }],
    ['no number', { views: Number.NaN }],
    ['one with a favourite', { views: increment(1), favourites: increment(1) }],
    ['a favourite', { favourites: increment(1) }],
    ['one with another field', { views: increment(1), by: 'ayse' }],
    ['nothing', {}],
  ])('is never %s, neither first nor later', async (_what, fields) => {
    await assertFails(count(fields))
    await store(path, { views: 3, favourites: 1 })
    await assertFails(count(fields))
    await assertFails(count(fields, ayse))
  })

  it('cannot remove the favourites', async () => {
    await store(path, { views: 3, favourites: 1 })
    await assertFails(setDoc(doc(anonymous, path), { views: 4 }))
  })
})

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
  Timestamp,
} from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'

const { signedInAs, anonymous, store } = firestoreRules('deleted-listings')
const member = signedInAs('ayse')
beforeEach(() => store('deletedListings/civic', { deletedAt: Timestamp.now() }))

describe('the note of a deleted listing', () => {
  it('allows anyone to get it by the id of the listing', async () => {
    await assertSucceeds(getDoc(doc(anonymous, 'deletedListings/civic')))
    await assertSucceeds(getDoc(doc(anonymous, 'deletedListings/none')))
  })

  it('denies lists and writes', async () => {
    await assertFails(getDocs(query(collection(anonymous, 'deletedListings'), limit(1))))
    await assertFails(setDoc(doc(member, 'deletedListings/civic'), { deletedAt: Timestamp.now() }))
    await assertFails(setDoc(doc(member, 'deletedListings/other'), { deletedAt: Timestamp.now() }))
    await assertFails(deleteDoc(doc(member, 'deletedListings/civic')))
  })
})

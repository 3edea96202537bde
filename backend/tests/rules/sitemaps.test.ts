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
} from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'

const { signedInAs, anonymous, store } = firestoreRules('sitemaps')
const member = signedInAs('ayse')
beforeEach(() => store('sitemaps/1', { lines: 'civic 2026-07-04' }))

describe('the sitemap', () => {
  it('allows anyone to get a file', async () => {
    await assertSucceeds(getDoc(doc(anonymous, 'sitemaps/1')))
    await assertSucceeds(getDoc(doc(anonymous, 'sitemaps/none')))
  })

  it('denies lists and writes', async () => {
    await assertFails(getDocs(query(collection(anonymous, 'sitemaps'), limit(1))))
    await assertFails(setDoc(doc(member, 'sitemaps/1'), { lines: '' }))
    await assertFails(setDoc(doc(member, 'sitemaps/2'), { lines: '' }))
    await assertFails(deleteDoc(doc(member, 'sitemaps/1')))
  })
})

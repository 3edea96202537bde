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

const { signedInAs, anonymous, store } = firestoreRules('known-ids')
const member = signedInAs('ayse')

/** Written by functions or operators alone, for anyone who knows an id. */
describe.each([
  ['sitemaps', { lines: 'civic 2026-07-04' }],
  ['placeCounts', { Girne: 7, 'Girne/Lapta': 2 }],
  ['exchangeRates', { asOf: '2026-11-20', EUR: 1.16, GBP: 1.32, TRY: 0.02 }],
  ['deletedListings', { deletedAt: Timestamp.now() }],
])('a document of %s', (path, fields) => {
  beforeEach(() => store(`${path}/known`, fields))

  it('can be read by anyone who knows its id', async () => {
    await assertSucceeds(getDoc(doc(anonymous, `${path}/known`)))
    await assertSucceeds(getDoc(doc(anonymous, `${path}/none`)))
  })

  it('can be neither listed nor written', async () => {
    await assertFails(getDocs(query(collection(anonymous, path), limit(1))))
    await assertFails(setDoc(doc(member, `${path}/known`), fields))
    await assertFails(setDoc(doc(member, `${path}/other`), fields))
    await assertFails(deleteDoc(doc(member, `${path}/known`)))
  })
})

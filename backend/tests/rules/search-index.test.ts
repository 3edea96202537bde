import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { entryOrders } from '@adamarket/shared/domain/search-index/entry-path.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'

import { firestoreRules } from './rules-under-test.ts'

const [[path, entry] = ['', {}]] = indexEntries(aListing())

const { signedInAs, anonymous, store, listFrom } = firestoreRules('search-index')
const author = signedInAs('ayse')
beforeEach(() => store(path, entry))

describe('the search index', () => {
  it.each(entryOrders)('allows anyone to list up to 100 entries in the order %s', async (order) => {
    const entries = collection(anonymous, entriesPath(order))
    const ofCity = query(entries, where('facets.location', '==', 'Girne'))
    await assertSucceeds(getDocs(query(ofCity, limit(100))))
    await assertFails(getDocs(query(ofCity, limit(101))))
    await assertFails(getDocs(ofCity))
  })

  it('denies lists that skip entries, which are billed', async () => {
    await assertSucceeds(listFrom(entriesPath('newest'), 0))
    await assertFails(listFrom(entriesPath('newest'), 1))
  })

  it('denies getting single entries, and queries across the orders', async () => {
    await assertFails(getDoc(doc(anonymous, path)))
    await assertFails(getDocs(query(collectionGroup(anonymous, 'searchEntries'), limit(1))))
    await assertFails(getDoc(doc(anonymous, 'searchIndex/rebuild')))
  })

  it('denies writes, even by the author of the listing', async () => {
    await assertFails(setDoc(doc(author, path), entry))
    await assertFails(setDoc(doc(author, `${entriesPath('newest')}/000g`), entry))
    await assertFails(deleteDoc(doc(author, path)))
    await assertFails(setDoc(doc(author, 'searchIndex/rebuild'), {}))
  })
})

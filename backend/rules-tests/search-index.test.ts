import { entriesPath, indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { sortOrders } from '@adamarket/shared/domain/search-query.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
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
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, it } from 'vitest'

import { startFirestoreRules } from './rules-environment.ts'

const [[path, entry] = ['', {}]] = indexEntries(aListing())

let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await startFirestoreRules('demo-rules-search-index')
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore(), path), entry),
  )
})
afterAll(async () => {
  await environment.clearFirestore()
  await environment.cleanup()
})

const visitor = () => environment.unauthenticatedContext().firestore()
const author = () => environment.authenticatedContext('ayse').firestore()

describe('the search index', () => {
  it.each(sortOrders)('lets anybody list up to 100 entries in the order %s', async (order) => {
    const entries = collection(visitor(), entriesPath(order))
    const ofCity = query(entries, where('facets.location', '==', 'Girne'))
    await assertSucceeds(getDocs(query(ofCity, limit(100))))
    await assertFails(getDocs(query(ofCity, limit(101))))
    await assertFails(getDocs(ofCity))
  })

  it('gives no single entry, and nothing across the orders', async () => {
    await assertFails(getDoc(doc(visitor(), path)))
    await assertFails(getDocs(query(collectionGroup(visitor(), 'searchEntries'), limit(1))))
    await assertFails(getDoc(doc(visitor(), 'searchIndex/rebuild')))
  })

  it('is written by nobody, not even the author of the ad', async () => {
    await assertFails(setDoc(doc(author(), path), entry))
    await assertFails(setDoc(doc(author(), `${entriesPath('newest')}/000g`), entry))
    await assertFails(deleteDoc(doc(author(), path)))
    await assertFails(setDoc(doc(author(), 'searchIndex/rebuild'), {}))
  })
})

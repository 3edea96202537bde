import { randomUUID } from 'node:crypto'

import { countPlaces } from '@adamarket/shared/domain/areas/place-counts.ts'
import { areaOf } from '@adamarket/shared/domain/search/area-of.ts'
import { toRatesDocument } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Problem } from '@adamarket/shared/domain/report.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { withoutNumber } from '@adamarket/shared/domain/listing/listing.ts'
import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { documentReads } from '@adamarket/shared/firebase/document-reads.ts'
import { createFirestoreListings } from '@adamarket/shared/firebase/firestore-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { describeListingsPort } from '@adamarket/shared/testing/listings-port-contract.ts'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth'
import { Timestamp } from 'firebase/firestore/lite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'

import { documentsOf } from './documents-of.ts'
import type { EmulatedFirestore } from './emulated-firestore.ts'
import { openEmulatedFirestore } from './emulated-firestore.ts'

const opened: EmulatedFirestore[] = []
async function open(): Promise<EmulatedFirestore> {
  const emulated = await openEmulatedFirestore('listings')
  opened.push(emulated)
  return emulated
}
afterAll(() => Promise.all(opened.map((emulated) => emulated.close())))

const { id: _id, status: _status, ...civic } = aListing()

const readsOf = ({ firestore }: EmulatedFirestore) => documentReads(firestore)

describeListingsPort('in Firestore', async (listings) => {
  const emulated = await open()
  await emulated.storeAll(new Map(listings.flatMap(documentsOf)))
  await emulated.storeAll(new Map(listings.flatMap((each) => [...indexEntries(each)])))
  const active = listings.filter(({ status }) => status === 'active')
  const counts = countPlaces(active.map((each) => ({ ...each, area: areaOf(each) })))
  await emulated.storeAll(new Map([...counts].map(([id, of]) => [`placeCounts/${id}`, of])))
  return createFirestoreListings(readsOf(emulated), unexpected)
})

it('compares prices by the stored rates', async () => {
  const emulated = await open()
  const dollarsPerUnit = { USD: 1, EUR: 4, GBP: 1.32, TRY: 0.02 }
  const rates = { asOf: '2099-01-01', dollarsPerUnit }
  await emulated.store('exchangeRates/latest', toRatesDocument(rates))
  const listing = aListing({ id: 'desk', price: 100, currency: 'EUR' })
  await emulated.storeAll(new Map(indexEntries(listing, rates)))
  const port = createFirestoreListings(readsOf(emulated), unexpected)
  const found = await port.search(
    { text: '', location: 'All', price: { currency: 'USD', min: 390, max: 410 } },
    { limit: 10 },
  )
  expect(found).toMatchObject({ ok: true, value: { listings: [{ id: 'desk' }] } })
})

function unexpected(problem: Problem): never {
  throw new Error(`Nothing is wrong with these documents: ${problem.what}`)
}

describe('documents in unspecified forms', () => {
  let emulated: EmulatedFirestore
  let problems: Problem[]
  const port = () => createFirestoreListings(readsOf(emulated), (problem) => problems.push(problem))
  beforeEach(async () => {
    emulated = await open()
    problems = []
    await emulated.store('posts/civic', civic)
  })

  it('are skipped when they are not listings, and reported once', async () => {
    await emulated.store('posts/no-title', { timestamp: '2026-08-01T00:00:00.000Z', price: 5 })
    await emulated.store('posts/no-order', { ...civic, timestamp: { at: 'noon' } })
    const listings = port()

    const ofSeller = await listings.bySeller('ayse', { limit: 10 })
    const single = await listings.byId('no-title')

    expect(ofSeller).toMatchObject({ ok: true, value: { listings: [{ id: 'civic' }] } })
    expect(single).toEqual({ ok: true, value: undefined })
    expect(problems.map(({ details }) => details)).toEqual([{ id: 'no-order' }, { id: 'no-title' }])
  })

  it('are listed in an older form, and later pages continue after them', async () => {
    const older = { ...civic, contactMethod: 'Phone', imageUrl: 'https://p.example/1.jpg' }
    const at = Timestamp.fromDate(new Date('2026-07-01T00:00:00.000Z'))
    await emulated.store('posts/older-1', { ...older, timestamp: at })
    await emulated.store('posts/older-2', { ...older, timestamp: at })
    const listings = port()

    const shown: string[] = []
    let cursor: string | undefined
    do {
      // Each page starts where the previous one ended.
      const page = await listings.bySeller('ayse', {
        limit: 1,
        ...(cursor !== undefined && { cursor }),
      })
      if (!page.ok) throw page.error.cause
      shown.push(...page.value.listings.map(({ id }) => id))
      cursor = page.value.nextCursor
    } while (cursor !== undefined)

    expect(shown).toEqual(['civic', 'older-2', 'older-1'])
    expect(await listings.byId('older-1')).toMatchObject({
      ok: true,
      value: {
        contactMethod: ['Phone'],
        imageUrl: ['https://p.example/1.jpg'],
        timestamp: '2026-07-01T00:00:00.000Z',
      },
    })
  })
})

it('has the rights of the user as soon as Auth is loaded', async () => {
  const emulated = await open()
  const port = createFirestoreListings(readsOf(emulated), unexpected)
  const auth = initializeAuth(emulated.firestore.app, { persistence: inMemoryPersistence })
  const emulator = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`
  connectAuthEmulator(auth, emulator, { disableWarnings: true })
  const store = (listing: Listing) => emulated.storeAll(new Map(documentsOf(listing)))
  await store(aListing({ status: 'held' }))
  const denied = { ok: false, error: { kind: 'permission-denied' } }
  expect(await port.byId('civic')).toMatchObject(denied)

  const email = `${randomUUID()}@example.com`
  const { user } = await createUserWithEmailAndPassword(auth, email, 'limon-agaci')
  expect(await port.byId('civic')).toMatchObject(denied)
  await store(aListing({ id: 'own', status: 'held', userId: user.uid }))
  expect(await port.byId('own')).toMatchObject({ ok: true, value: { status: 'held' } })
})

describe('entries of the search index', () => {
  it('without a listing are skipped and reported once, and later pages continue after them', async () => {
    const emulated = await open()
    const entries = [...indexEntries(aListing())]
    const broken = { postId: 'civic', terms: { h: true }, facets: {} }
    await emulated.storeAll(new Map(entries))
    await emulated.store(`${entriesPath('newest')}/000g`, broken)
    await emulated.store(`${entriesPath('newest')}/001g`, { ...broken, listing: { title: '' } })
    const problems: Problem[] = []
    const port = createFirestoreListings(readsOf(emulated), (problem) => problems.push(problem))

    const query = { text: 'h', location: 'All' } as const
    const found = await port.search(query, { limit: 1 })
    await port.search(query, { limit: 1 })

    expect(found).toEqual({ ok: true, value: { listings: [withoutNumber(aListing())] } })
    expect(problems.map(({ details }) => details)).toEqual([{ id: '000g' }, { id: '001g' }])
  })
})

import { randomUUID } from 'node:crypto'

import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { indexListings } from '#functions/search/index-listings.ts'
import { recountAllPlaces, recountPlaces } from '#functions/search/place-counts.ts'

import { backendForTests, eventually, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const watched = backendForTests()
// A separate project that triggers no functions: a test calls them.
const { firestore } = backendForTests('demo-place-counts')

beforeEach(async () => {
  for (const collection of ['posts', 'searchIndex', 'placeCounts']) {
    await firestore.recursiveDelete(firestore.collection(collection))
  }
})

const { id: _id, ...withoutArea } = aListing({ title: 'Civic' })
const civic = { ...withoutArea, area: 'Lapta' }

/** An event whose run lost to others comes again, as to a function with `retry`. */
async function deliver(event: Awaited<ReturnType<typeof write>>): Promise<void> {
  try {
    await recountPlaces(firestore, event)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('ABORTED')) throw error
    await deliver(event)
  }
}

/** Writes a listing, or deletes it, as a client does; what follows is for the test to call. */
async function write(id: string, fields?: object) {
  const listing = firestore.doc(`posts/${id}`)
  const before = await listing.get()
  await (fields ? listing.set(fields) : listing.delete())
  return { before, after: await listing.get() }
}

async function change(id: string, fields?: object): Promise<void> {
  const event = await write(id, fields)
  await indexListings(firestore, [id])
  await recountPlaces(firestore, event)
}

const counted = async (document: string) => {
  const { countedAt: _countedAt, ...counts } =
    (await firestore.doc(`placeCounts/${document}`).get()).data() ?? {}
  return counts
}

describe('the number of listings of a place', () => {
  it('follows what is posted, moved, sold and deleted', async () => {
    await change('one', civic)
    await change('two', { ...withoutArea, title: 'Alsancak’ta bahçe', category: 'Pets' })
    expect(await counted('all')).toEqual({ Girne: 2, 'Girne/Lapta': 1, 'Girne/Alsancak': 1 })
    expect(await counted('Vehicles')).toEqual({ Girne: 1, 'Girne/Lapta': 1 })
    expect(await counted('Vehicles: Cars for Sale')).toEqual({ Girne: 1, 'Girne/Lapta': 1 })
    await change('one', { ...civic, location: 'Lefke' })
    expect(await counted('all')).toMatchObject({ Girne: 1, 'Girne/Lapta': 0, Lefke: 1 })
    expect(await counted('Vehicles')).toEqual({ Girne: 0, 'Girne/Lapta': 0, Lefke: 1 })
    await change('one', { ...civic, location: 'Lefke', status: 'sold' })
    await change('two')
    expect(await counted('all')).toMatchObject({ Girne: 0, 'Girne/Alsancak': 0, Lefke: 0 })
  })

  it('is right after many changes at once, and when their events come twice', async () => {
    const ids = Array.from({ length: 8 }, (_, number) => `listing-${number}`)
    const events = await Promise.all(
      ids.map(async (id) => {
        const event = await write(id, civic)
        await indexListings(firestore, [id])
        return event
      }),
    )
    await Promise.all([...events, ...events].map(deliver))
    expect(await counted('all')).toEqual({ Girne: 8, 'Girne/Lapta': 8 })
  })

  it('is the same when all are counted anew', async () => {
    await change('one', civic)
    await change('two', { ...withoutArea, location: 'Kyrenia' })
    const before = await counted('all')
    await firestore.doc('placeCounts/all').set({ Iskele: 7 })
    await recountAllPlaces(firestore)
    expect(await counted('all')).toEqual({ ...before, Iskele: 0 })
    expect(await counted('Vehicles')).toEqual(before)
    expect(await counted('Jobs')).toEqual({})
  })

  it('is counted by a function', async () => {
    const counts = watched.firestore.doc('placeCounts/Self-Care')
    const read = async () => Number((await counts.get()).data()?.['Iskele/Bafra'] ?? 0)
    const before = await read()
    const listing = watched.firestore.doc(`posts/${randomUUID()}`)
    await listing.set({ ...civic, category: 'Self-Care', location: 'Iskele', area: 'Bafra' })
    await eventually(async () => expect(await read()).toBe(before + 1))
    await listing.delete()
    await eventually(async () => expect(await read()).toBe(before))
  })
})

import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { setExchangeRates } from '#search-index/exchange-rates.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'

/** More than are processed at a time. */
const listingCount = 130
let app: ReturnType<typeof initializeApp>
let firestore: Firestore
beforeEach(() => {
  app = initializeApp({ projectId: 'demo-rebuild' }, 'rebuild')
  firestore = getFirestore(app)
})
afterEach(async () => {
  await firestore.recursiveDelete(firestore.collection('posts'))
  await firestore.recursiveDelete(firestore.collection('searchIndex'))
  await firestore.recursiveDelete(firestore.collection('exchangeRates'))
  await deleteApp(app)
})

const listings = Array.from({ length: listingCount }, (_, number) =>
  aListing({
    id: `listing-${String(number).padStart(3, '0')}`,
    title: `Chair ${number}`,
    ...(number % 10 === 0 && { status: 'sold' }),
  }),
)

async function writePosts(): Promise<void> {
  const writer = firestore.bulkWriter()
  for (const { id, ...fields } of listings) void writer.set(firestore.doc(`posts/${id}`), fields)
  await writer.close()
}

/** The ids of the listings in the index, in the order of their entries. */
async function indexed(order: 'newest' | 'price-up' | 'price-down'): Promise<readonly unknown[]> {
  const { docs } = await firestore.collection(entriesPath(order)).get()
  return docs.map((entry) => entry.get('postId')).toSorted()
}

const active = listings.filter(({ status }) => status === 'active').map(({ id }) => id)

describe('a rebuild', () => {
  it('corrects the index, and has nothing to do the next time', async () => {
    await writePosts()
    const gone = indexEntries(aListing({ id: 'gone', title: 'A listing that was deleted' }))
    const outdated = indexEntries(aListing({ id: 'listing-001', title: 'Chair', price: 1 }))
    for (const [path, entry] of [...gone, ...outdated]) await firestore.doc(path).set(entry)
    const lines: string[] = []

    const corrected = await rebuildSearchIndex(firestore, (line) => lines.push(line))

    expect(corrected).toBe(active.length + 1)
    for (const order of ['newest', 'price-up', 'price-down'] as const) {
      expect(await indexed(order)).toEqual(active)
    }
    expect(lines[0]).toBe('120 of 130 posts, 108 listings corrected')
    expect((await firestore.doc('searchIndex/rebuild').get()).exists).toBe(false)
    expect(await rebuildSearchIndex(firestore, () => {})).toBe(0)
  })

  it('brings prices in different currencies into the order of new rates', async () => {
    const euros = aListing({ id: 'euros', price: 100, currency: 'EUR' })
    const pounds = aListing({ id: 'pounds', price: 90, currency: 'GBP' })
    for (const { id, ...fields } of [euros, pounds]) await firestore.doc(`posts/${id}`).set(fields)
    const inOrder = async () => {
      await rebuildSearchIndex(firestore, () => {})
      const { docs } = await firestore.collection(entriesPath('price-up')).get()
      return docs.map((entry) => entry.get('postId'))
    }
    expect(await inOrder()).toEqual(['euros', 'pounds'])

    await firestore.doc('searchIndex/rebuild').set({ stage: 'entries', after: 'posts/z', seen: 2 })
    const dollarsPerUnit = { USD: 1, EUR: 1.4, GBP: 1.2, TRY: 0.02 }
    await setExchangeRates(firestore, { asOf: '2099-01-01', dollarsPerUnit })

    expect(await inOrder()).toEqual(['pounds', 'euros'])
  })

  it('continues where it was interrupted', async () => {
    await writePosts()
    const interruption = new AbortController()
    const lines: string[] = []
    await expect(
      rebuildSearchIndex(firestore, () => interruption.abort(), interruption.signal),
    ).rejects.toThrow('aborted')

    const corrected = await rebuildSearchIndex(firestore, (line) => lines.push(line))

    expect(lines.slice(0, 2)).toEqual([
      'Continuing after posts/listing-119',
      '130 of 130 posts, 9 listings corrected',
    ])
    expect(corrected).toBe(active.length - 108)
    expect(await indexed('newest')).toEqual(active)
  })
})

import { randomUUID } from 'node:crypto'

import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { beforeEach, expect, it, vi } from 'vitest'

import { recordPrice } from '#functions/listings/record-prices.ts'

import { backendForTests, eventually, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const watched = backendForTests()
// A project whose functions do not run by themselves: the tests decide when they do.
const quiet = backendForTests('demo-record-prices')

let id: string
beforeEach(() => {
  id = `listing-${randomUUID()}`
})

const { id: _id, ...civic } = aListing({ price: 300, currency: 'GBP', userId: 'seller' })
const documentIn = ({ firestore }: typeof watched, collection = 'posts') =>
  firestore.collection(collection).doc(id)

it('keeps what a listing cost before, and makes it findable as reduced', async () => {
  const post = documentIn(watched)
  await post.set(civic)
  await post.update({ title: 'Civic' })
  await post.update({ price: 280 })
  await post.update({ price: 260 })
  await eventually(async () =>
    expect((await post.get()).get('earlierPrices')).toMatchObject([
      { price: 300, currency: 'GBP' },
      { price: 280, currency: 'GBP' },
    ]),
  )
  const entries = watched.firestore.collectionGroup('searchEntries').where('postId', '==', id)
  await eventually(async () => {
    const { docs } = await entries.get()
    expect(docs.map((entry) => entry.get('facets.reduced'))).toEqual([true, true, true])
  })
  await post.delete()
})

it('does so where a listing is withheld, and keeps it when the listing is public again', async () => {
  await documentIn(watched).set({ userId: 'seller', status: 'held' })
  const withheld = documentIn(watched, 'withheldListings')
  await withheld.set({ ...civic, imageUrl: [], status: 'held', heldBy: 'moderator' })
  await withheld.update({ price: 9000, currency: 'TRY' })
  await eventually(async () =>
    expect((await withheld.get()).get('earlierPrices')).toMatchObject([
      { price: 300, currency: 'GBP' },
    ]),
  )
  expect((await documentIn(watched).get()).data()).toEqual({ userId: 'seller', status: 'held' })
  await documentIn(watched).delete()
})

/** The document before and after changes, one after the other. */
async function change(...prices: readonly number[]): Promise<readonly DocumentSnapshot[]> {
  const post = documentIn(quiet)
  await post.set(civic)
  const states = [await post.get()]
  for (const price of prices) {
    await post.update({ price })
    states.push(await post.get())
  }
  return states
}

it('has each price once and in order, however events come', async () => {
  const states = await change(290, 280, 270, 270)
  const changes = states.slice(1).map((after, index) => ({ before: states[index] ?? after, after }))
  for (const one of [...changes.toReversed(), ...changes])
    await recordPrice(quiet.firestore, id, one)
  const stored = await documentIn(quiet).get()
  expect(stored.get('earlierPrices')).toMatchObject([
    { price: 300 },
    { price: 290 },
    { price: 280 },
  ])
  expect(stored.get('price')).toBe(270)
})

it('keeps the last ten, and adds nothing to what is gone', async () => {
  const prices = Array.from({ length: 12 }, (_, index) => 299 - index)
  const states = await change(...prices)
  for (const [index, after] of states.slice(1).entries()) {
    await recordPrice(quiet.firestore, id, { before: states[index] ?? after, after })
  }
  const recent: readonly { price: number }[] = (await documentIn(quiet).get()).get('earlierPrices')
  expect(recent.map(({ price }) => price)).toEqual(prices.slice(1, 11))

  await documentIn(quiet).delete()
  const [before, after] = states
  if (before && after) await recordPrice(quiet.firestore, id, { before, after })
  expect((await documentIn(quiet).get()).exists).toBe(false)
})

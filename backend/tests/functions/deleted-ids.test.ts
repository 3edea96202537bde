import { randomUUID } from 'node:crypto'

import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { beforeEach, expect, it, vi } from 'vitest'

import { backendForTests, eventually, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 3 * functionLimitMs })

const { firestore } = backendForTests()
let id: string
let seller: string
let buyer: string
beforeEach(() => {
  const run = randomUUID().slice(0, 8)
  id = `taken-again-${run}`
  seller = `seller-${run}`
  buyer = `buyer-${run}`
})

const set = (path: string, fields: object) => firestore.doc(path).set(fields)
const exists = async (path: string) => (await firestore.doc(path).get()).exists
const { id: _id, status: _status, ...civic } = aListing()
const post = (title: string) =>
  set(`posts/${id}`, { ...civic, title, userId: seller, timestamp: new Date().toISOString() })

/** What functions keep about a listing, by its id. */
async function remains(): Promise<readonly string[]> {
  const paths = ['posts', 'withheldListings', 'listingStats', 'cases', 'fingerprints']
  const there = await Promise.all(
    paths.map(async (name) => ((await exists(`${name}/${id}`)) ? [name] : [])),
  )
  const found = await Promise.all([
    firestore.collectionGroup('searchEntries').where('postId', '==', id).get(),
    firestore.collection('reports').where('listingId', '==', id).get(),
    firestore.collection(`listingStats/${id}/countedFavourites`).get(),
  ])
  return [...there.flat(), ...found.flatMap(({ docs }) => docs.map(({ ref }) => ref.path))]
}

it('a listing that takes the id of a deleted one at once is removed, and gets nothing of the first', async () => {
  await post('Honda Civic')
  await set(`listingStats/${id}`, { views: 500 })
  await set(`users/${buyer}/favourites/${id}`, { title: 'Honda Civic', price: 1, currency: 'GBP' })
  await eventually(async () => {
    expect((await firestore.doc(`listingStats/${id}`).get()).data()).toEqual({
      views: 500,
      favourites: 1,
    })
    expect(await exists(`fingerprints/${id}`)).toBe(true)
  })

  await firestore.doc(`posts/${id}`).delete()
  await post('Another thing')

  await eventually(async () => {
    expect(await exists(`deletedListings/${id}`)).toBe(true)
    expect(await remains()).toEqual([])
  })
  const alerts = await firestore.collection(`users/${buyer}/alerts`).get()
  expect(alerts.docs.map((alert) => alert.id)).toEqual([])
  expect((await firestore.collection('mail').where('userId', '==', buyer).get()).size).toBe(0)
  await firestore.recursiveDelete(firestore.doc(`users/${buyer}`))
})

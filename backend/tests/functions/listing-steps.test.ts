import { randomUUID } from 'node:crypto'

import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import type { CollectionReference } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeEach, expect, it } from 'vitest'

import { indexSavedSearch } from '#functions/alerts/index-saved-search.ts'
import { watchFavourite } from '#functions/alerts/watch-favourite.ts'
import { countFavourite } from '#functions/favourites/count-favourites.ts'
import { runSteps } from '#functions/events/run-steps.ts'
import type { ListingWrite } from '#functions/listings/listing-steps.ts'
import { listingSteps } from '#functions/listings/listing-steps.ts'

import { openEmptyBackend } from './backend.ts'

// A project whose functions do not run by themselves: the tests decide when they do.
const backend = await openEmptyBackend('demo-listing-steps')
afterAll(() => backend.close())
const { firestore } = backend
const services = { ...backend, site: 'https://site.example' }

const { id: _id, status: _status, ...civic } = aListing({ price: 300, currency: 'GBP' })
let listingId: string
const reader = 'reader'
beforeEach(async () => {
  listingId = `listing-${randomUUID()}`
  for (const collection of await firestore.listCollections()) {
    await firestore.recursiveDelete(collection)
  }
  await backend.auth
    .createUser({ uid: reader, email: 'reader@example.com', emailVerified: true })
    .catch(() => {})
  const search = { name: 'Cars', search: 'query=civic', notify: 'immediately' }
  const createdAt = Timestamp.fromMillis(0)
  await firestore.doc(`users/${reader}/savedSearches/1`).set({ ...search, createdAt, newCount: 0 })
  await indexSavedSearch(services, reader, '1')
})

/** Writes or deletes the listing, as a client does. */
async function write(fields?: object): Promise<ListingWrite> {
  const listing = firestore.doc(`posts/${listingId}`)
  const before = await listing.get()
  await (fields ? listing.set(fields) : listing.delete())
  const time = new Date().toISOString()
  return { id: randomUUID(), time, listingId, before, after: await listing.get() }
}

const deliver = (event: ListingWrite) =>
  runSteps(
    firestore,
    { functionName: 'followListings', id: event.id },
    listingSteps(services, event),
  )

const mails = async () => (await firestore.collection('mail').get()).size

/** All documents, by their paths; times that functions read from the clock are left out. */
async function everything(): Promise<ReadonlyMap<string, unknown>> {
  const found = new Map<string, unknown>()
  const read = async (collection: CollectionReference): Promise<void> => {
    for (const ref of await collection.listDocuments()) {
      const text = JSON.stringify((await ref.get()).data(), (name, value: unknown) =>
        ['countedAt', 'deletedAt'].includes(name) ? undefined : value,
      )
      found.set(ref.path, text)
      for (const below of await ref.listCollections()) await read(below)
    }
  }
  for (const collection of await firestore.listCollections()) await read(collection)
  return found
}

it('a new listing is emailed to those who search for it', async () => {
  await deliver(await write(civic))
  expect(await mails()).toBe(1)
})

it('a listing that the limit of new listings holds back is emailed to no one', async () => {
  const at = new Date().toISOString()
  const posts = Array.from({ length: 10 }, (_, id) => ({ id: String(id), at }))
  await firestore.doc(`limits/${civic.userId}`).set({ posts })
  await deliver(await write(civic))
  expect((await firestore.doc(`posts/${listingId}`).get()).get('status')).toBe('held')
  expect(await mails()).toBe(0)
})

it.each<[string, readonly (object | undefined)[]]>([
  ['is posted', [civic]],
  ['is cheaper', [civic, { ...civic, price: 200 }]],
  ['moves to a place without its area', [civic, { ...civic, location: 'Lefke', area: 'Lapta' }]],
  ['is sold', [civic, { ...civic, status: 'sold' }]],
  ['is deleted', [civic, undefined]],
])('each step changes nothing when it runs again after a listing %s', async (_what, writes) => {
  for (const fields of writes.slice(0, -1)) await deliver(await write(fields))
  await firestore
    .doc(`users/${reader}/favourites/${listingId}`)
    .set({ title: 'Civic', price: 300, currency: 'GBP' })
  const settings = { isOn: true, changedAt: new Date() }
  await firestore.doc(`users/${reader}/alertSettings/favourites`).set(settings)
  await countFavourite(firestore, reader, listingId)
  await watchFavourite(firestore, reader, listingId)
  const event = await write(writes.at(-1))
  await deliver(event)
  const once = await everything()
  expect(once.size).toBeGreaterThan(3)
  for (const { when = true, run } of listingSteps(services, event)) if (when) await run()
  expect(await everything()).toEqual(once)
})

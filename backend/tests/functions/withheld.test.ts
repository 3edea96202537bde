import { randomUUID } from 'node:crypto'

import { beforeEach, expect, it, vi } from 'vitest'

import { readListing, writeListing } from '#functions/withheld/stored-listing.ts'
import type { ListingState } from '#functions/withheld/stored-listing.ts'

import { backendForTests, eventually, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const backend = backendForTests()
const { firestore } = backend
let seller: string
let listing: string
beforeEach(() => {
  seller = `seller-${randomUUID()}`
  listing = `listing-${seller}`
})

const read = async (path: string) => (await firestore.doc(path).get()).data()
const file = (folder: string, id: string) => `${folder}/${seller}/${id}_1600x1200.webp`
const both = (folder: string, id: string) => [
  file(folder, id),
  file(folder, id).replace('.webp', '_small.webp'),
]
const filesOf = async () => [
  ...(await backend.files(`images/${seller}/`)),
  ...(await backend.files(`withheld/${seller}/`)),
]

/** Uploads a picture in both sizes. */
async function picture(id: string): Promise<string> {
  const [large = '', small = ''] = both('images', id)
  await backend.upload(small)
  return await backend.upload(large)
}

async function post(id: string, ...pictures: readonly string[]): Promise<string[]> {
  const imageUrl = await Promise.all(pictures.map(picture))
  await firestore.doc(`posts/${id}`).set({ title: 'Civic', userId: seller, price: 9500, imageUrl })
  return imageUrl
}

/** As a decision does. */
async function decide(state: ListingState): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const stored = await readListing(firestore, listing, (ref) => transaction.get(ref))
    if (stored) writeListing(firestore, transaction, stored, state)
  })
}

const withheldLinks = async (): Promise<string[]> =>
  (await read(`withheldListings/${listing}`))?.['imageUrl'] ?? []
const statusOf = async (link: string) => (await fetch(link)).status

it('moves a listing and its pictures out of reach at once, and back', async () => {
  const [public_ = ''] = await post(listing, 'front')
  const content = await read(`posts/${listing}`)
  await eventually(async () => expect(await statusOf(public_)).toBe(200))

  await decide({ status: 'removed', statusReason: 'A home address' })
  expect(await read(`posts/${listing}`)).toEqual({ userId: seller, status: 'removed' })
  const [secret = ''] = await withheldLinks()
  expect(await read(`withheldListings/${listing}`)).toEqual({
    ...content,
    imageUrl: [secret],
    status: 'removed',
    statusReason: 'A home address',
  })
  await eventually(async () => expect(await filesOf()).toEqual(both('withheld', 'front')))
  expect(await statusOf(public_)).not.toBe(200)
  expect(await statusOf(public_.replace('images%2F', 'withheld%2F'))).not.toBe(200)
  expect(await statusOf(secret)).toBe(200)
  expect(await statusOf(secret.replace('.webp', '_small.webp'))).toBe(200)

  await decide({})
  await eventually(async () => expect(await filesOf()).toEqual(both('images', 'front')))
  expect(await read(`withheldListings/${listing}`)).toBeUndefined()
  expect(await read(`posts/${listing}`)).toEqual(content)
  expect(await statusOf(public_)).toBe(200)
  expect(await statusOf(secret)).not.toBe(200)
})

it('leaves a picture public that another listing shows', async () => {
  const imageUrl = await post(listing, 'front')
  await firestore.doc(`posts/${listing}-2`).set({ title: 'Again', userId: seller, imageUrl })
  await decide({ status: 'held', heldBy: 'moderator' })
  await eventually(async () =>
    expect(await filesOf()).toEqual([...both('images', 'front'), ...both('withheld', 'front')]),
  )
  await firestore.doc(`posts/${listing}-2`).delete()
  await eventually(async () => expect(await filesOf()).toEqual(both('withheld', 'front')))
  expect(await statusOf((await withheldLinks())[0] ?? '')).toBe(200)
})

it('does so when an operator has set the status by hand', async () => {
  await post(listing, 'front')
  await firestore.doc(`posts/${listing}`).update({ status: 'removed' })
  await eventually(async () =>
    expect(await read(`posts/${listing}`)).toEqual({ userId: seller, status: 'removed' }),
  )
  await eventually(async () => expect(await filesOf()).toEqual(both('withheld', 'front')))
})

it('moves what its seller adds, and deletes everything with it', async () => {
  await post(listing, 'front')
  await decide({ status: 'removed' })
  const added = await picture('added')
  await firestore
    .doc(`withheldListings/${listing}`)
    .update({ imageUrl: [...(await withheldLinks()), added] })
  await eventually(async () =>
    expect(await filesOf()).toEqual([...both('withheld', 'added'), ...both('withheld', 'front')]),
  )
  await firestore.doc(`posts/${listing}`).delete()
  await eventually(async () => {
    expect(await filesOf()).toEqual([])
    expect(await read(`withheldListings/${listing}`)).toBeUndefined()
  })
})

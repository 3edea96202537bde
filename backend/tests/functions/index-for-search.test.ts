import { randomUUID } from 'node:crypto'

import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { DocumentData, Firestore } from 'firebase-admin/firestore'
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { eventually, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs, hookTimeout: 2 * functionLimitMs })

// The functions emulator listens to one project only, so these tests clean up after themselves.
const app = initializeApp({ projectId: 'demo-adamarket' }, 'index-for-search')
const written: string[] = []
let firestore: Firestore
let postId: string
beforeAll(() => {
  firestore = getFirestore(app)
})
beforeEach(() => {
  postId = `post-${randomUUID()}`
  written.push(postId)
})
afterAll(async () => {
  await Promise.all(written.map((id) => post(id).delete()))
  for (const id of written) await expectEntries(id, [])
  await deleteApp(app)
})

const post = (id: string) => firestore.collection('posts').doc(id)

function document(fields: DocumentData = {}): DocumentData {
  const { id: _id, status: _status, ...listing } = aListing()
  return { ...listing, ...fields }
}

/** The content of a listing's entries, the newest order first. */
async function entries(id: string): Promise<readonly (readonly [unknown, unknown])[]> {
  const found = await firestore.collectionGroup('searchEntries').where('postId', '==', id).get()
  return found.docs
    .map((entry) => [entry.ref.parent.parent?.id, entry.get('listing')] as const)
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))
}

async function expectEntries(id: string, expected: readonly unknown[]): Promise<void> {
  await eventually(async () => expect(await entries(id)).toEqual(expected))
}

/** An entry in each order. */
function inAllOrders(listing: DocumentData): readonly unknown[] {
  const carried: unknown = expect.objectContaining(listing)
  return [
    ['newest', carried],
    ['price-down', carried],
    ['price-up', carried],
  ]
}

it('deletes the area of a listing that an app without areas has moved', async () => {
  await post(postId).set(document({ location: 'Girne', area: 'Lapta' }))
  await expectEntries(postId, inAllOrders({ location: 'Girne', area: 'Lapta' }))
  await post(postId).update({ location: 'Lefke' })
  await eventually(async () => expect((await post(postId).get()).get('area')).toBeUndefined())
  await expectEntries(postId, inAllOrders({ location: 'Lefke' }))
})

it('follows a listing from its first write until it is deleted', async () => {
  await post(postId).set(document())
  await expectEntries(postId, inAllOrders({ title: 'Honda Civic 1.6 automatic', price: 9500 }))

  await post(postId).update({ title: 'Honda Civic, as new', price: 9000 })
  await expectEntries(postId, inAllOrders({ title: 'Honda Civic, as new', price: 9000 }))

  await post(postId).update({ status: 'sold' })
  await expectEntries(postId, [])

  await post(postId).update({ status: 'active' })
  await expectEntries(postId, inAllOrders({ title: 'Honda Civic, as new' }))

  await post(postId).delete()
  await expectEntries(postId, [])
})

it('keeps the last of several changes in quick succession', async () => {
  await post(postId).set(document())
  for (let price = 1; price <= 10; price += 1) await post(postId).update({ price })
  await expectEntries(postId, inAllOrders({ price: 10 }))
})

it('reads a listing in an older form as the site does', async () => {
  const timestamp = Timestamp.fromDate(new Date('2025-07-04T10:00:00.000Z'))
  await post(postId).set(document({ timestamp, price: '9500', contactMethod: 'Both' }))
  await expectEntries(
    postId,
    inAllOrders({
      timestamp: '2025-07-04T10:00:00.000Z',
      price: 9500,
      contactMethod: ['Both'],
    }),
  )
})

it('removes the entries of a document that is no longer a listing', async () => {
  await post(postId).set(document())
  await expectEntries(postId, inAllOrders({}))
  await post(postId).update({ title: FieldValue.delete() })
  await expectEntries(postId, [])
})

import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { holdBackListing, releaseHeldListings } from '#functions/limit-listings.ts'

import type { Backend } from './backend.ts'
import { eventually, openBackend, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const hour = 60 * 60_000

let backend: Backend
let uid: string
beforeAll(() => {
  backend = openBackend()
})
beforeEach(() => {
  uid = `seller-${randomUUID()}`
})
afterAll(() => backend.close())

const limits = () => backend.firestore.doc(`limits/${uid}`)
const ofUser = (collection: string) =>
  backend.firestore.collection(collection).where('userId', '==', uid)
const heldCount = async () => (await ofUser('posts').where('status', '==', 'held').get()).size

async function postMany(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    // In sequence, as a user would; the times differ.
    await backend.firestore.doc(`posts/${uid}-${index}`).set({
      userId: uid,
      title: `Listing ${index}`,
      timestamp: new Date(Date.now() + index).toISOString(),
    })
  }
}

async function forget(): Promise<void> {
  const posts = await ofUser('posts').get()
  await Promise.all(posts.docs.map(({ ref }) => ref.delete()))
  await limits().delete()
}

it('holds back listings beyond ten an hour, and releases them later', async () => {
  await postMany(12)
  await eventually(async () => {
    expect((await limits().get()).get('posts')).toHaveLength(12)
    expect(await heldCount()).toBe(2)
  })

  await releaseHeldListings(backend.firestore, new Date(Date.now() + hour / 2))
  expect(await heldCount()).toBe(2)
  await releaseHeldListings(backend.firestore, new Date(Date.now() + 2 * hour))
  expect(await heldCount()).toBe(0)
  const posts = await ofUser('posts').get()
  expect(posts.docs.filter((post) => post.get('status') !== undefined)).toEqual([])
  await forget()
})

it('holds back nothing of sellers whom the operators trust', async () => {
  // In a project that triggers no functions: there is nothing to wait for when nothing should happen.
  const { firestore, close } = openBackend('demo-limits')
  const count = async () => {
    const posts = await firestore.collection('posts').where('userId', '==', uid).get()
    for (const { id } of posts.docs) {
      await holdBackListing(firestore, id, new Date().toISOString())
    }
    const held = firestore.collection('posts').where('userId', '==', uid)
    return (await held.where('status', '==', 'held').get()).size
  }
  const batch = firestore.batch()
  batch.set(firestore.doc(`limits/${uid}`), { isTrusted: true })
  for (let index = 0; index < 11; index += 1) {
    batch.set(firestore.doc(`posts/${uid}-${index}`), { userId: uid })
  }
  await batch.commit()

  expect(await count()).toBe(0)
  await firestore.doc(`limits/${uid}`).delete()
  expect(await count()).toBe(1)
  await close()
})

it('blocks reports for a day after twenty, and deletes those beyond', async () => {
  const batch = backend.firestore.batch()
  for (let index = 0; index < 22; index += 1) {
    batch.set(backend.firestore.doc(`reports/${index}_${uid}`), { userId: uid })
  }
  await batch.commit()
  await eventually(async () => {
    expect((await ofUser('reports').get()).size).toBe(20)
    const until: unknown = (await limits().get()).get('reportsWaitUntil')?.toMillis()
    expect(until).toBeGreaterThan(Date.now() + 23 * hour)
    expect(until).toBeLessThanOrEqual(Date.now() + 24 * hour)
  })
  const reports = await ofUser('reports').get()
  await Promise.all(reports.docs.map(({ ref }) => ref.delete()))
  await limits().delete()
})

it('blocks changes of a profile for a day after twenty', async () => {
  const profile = backend.firestore.doc(`users/${uid}`)
  await profile.set({ name: 'Ayşe', email: '', about: '' })
  for (let index = 1; index <= 20; index += 1) {
    await profile.update({ about: `Version ${index}` })
  }
  await eventually(async () => {
    const until: unknown = (await limits().get()).get('profileWaitsUntil')?.toMillis()
    expect(until).toBeGreaterThan(Date.now() + 23 * hour)
  })
  await profile.delete()
  await limits().delete()
})

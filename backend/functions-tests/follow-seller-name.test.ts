import { randomUUID } from 'node:crypto'

import { deleteApp, initializeApp } from 'firebase-admin/app'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// The functions emulator listens to one project only, so this test leaves nothing behind in it.
const app = initializeApp({ projectId: 'demo-adamarket' }, 'follow-seller-name')
const seller = `seller-${randomUUID()}`
const neighbour = `seller-${randomUUID()}`
/** More than the function writes at a time. */
const adCount = 205

let firestore: Firestore
beforeAll(async () => {
  firestore = getFirestore(app)
  const batch = firestore.batch()
  batch.set(firestore.doc(`users/${seller}`), { name: 'Ayşe', email: '', about: '' })
  for (let index = 0; index < adCount; index += 1) {
    batch.set(firestore.doc(`posts/${seller}-${index}`), { userId: seller, sellerName: 'Ayşe' })
  }
  batch.set(firestore.doc(`posts/${neighbour}`), { userId: neighbour, sellerName: 'Ayşe' })
  await batch.commit()
})
afterAll(async () => {
  const batch = firestore.batch()
  const posts = await firestore.collection('posts').where('userId', '==', seller).get()
  for (const post of posts.docs) batch.delete(post.ref)
  batch.delete(firestore.doc(`posts/${neighbour}`))
  batch.delete(firestore.doc(`users/${seller}`))
  await batch.commit()
  await deleteApp(app)
})

async function sellerNames(): Promise<readonly unknown[]> {
  const posts = await firestore.collection('posts').where('userId', '==', seller).get()
  return [...new Set(posts.docs.map((post) => post.get('sellerName')))]
}

it("all ads of a user follow the profile's name, the last one of several, and no other ads", async () => {
  const profile = firestore.doc(`users/${seller}`)
  await profile.update({ name: 'Ayşe K.' })
  await profile.update({ name: 'Ayşe Kay' })
  await profile.update({ name: 'Ayşe Kaya' })

  await vi.waitFor(async () => expect(await sellerNames()).toEqual(['Ayşe Kaya']), {
    timeout: 15_000,
    interval: 200,
  })
  const untouched = await firestore.doc(`posts/${neighbour}`).get()
  expect(untouched.get('sellerName')).toBe('Ayşe')
})

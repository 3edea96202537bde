import { randomUUID } from 'node:crypto'

import { beforeEach, expect, it, vi } from 'vitest'

import { writeSellerName } from '#functions/accounts/seller-name.ts'

import type { Backend } from './backend.ts'
import { eventually, backendForTests, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const watched = backendForTests()
const unwatched = backendForTests('demo-follow-seller-name')
let seller: string
beforeEach(() => {
  seller = `seller-${randomUUID()}`
})

/** A seller with some listings, and another seller with one. */
async function write({ firestore }: Backend, listingCount: number): Promise<void> {
  const batch = firestore.batch()
  batch.set(firestore.doc(`users/${seller}`), { name: 'Ayşe', email: '', about: '' })
  for (let index = 0; index < listingCount; index += 1) {
    batch.set(firestore.doc(`posts/${seller}-${index}`), { userId: seller, sellerName: 'Ayşe' })
  }
  batch.set(firestore.doc(`posts/of-${seller}`), { userId: `${seller}-2`, sellerName: 'Ayşe' })
  await batch.commit()
}

async function sellerNames({ firestore }: Backend): Promise<readonly unknown[]> {
  const posts = await firestore.collection('posts').where('userId', '==', seller).get()
  return [...new Set(posts.docs.map((post) => post.get('sellerName')))]
}

it("all listings of a user get the profile's name, the last one of several, and no other listings do", async () => {
  await write(watched, 3)
  const profile = watched.firestore.doc(`users/${seller}`)
  await profile.update({ name: 'Ayşe K.' })
  await profile.update({ name: 'Ayşe Kay' })
  await profile.update({ name: 'Ayşe Kaya' })

  await eventually(async () => expect(await sellerNames(watched)).toEqual(['Ayşe Kaya']))
  const untouched = await watched.firestore.doc(`posts/of-${seller}`).get()
  expect(untouched.get('sellerName')).toBe('Ayşe')
})

it('updates more listings than fit into one transaction', async () => {
  await write(unwatched, 205)
  await unwatched.firestore.doc(`users/${seller}`).update({ name: 'Ayşe Kaya' })
  await writeSellerName(unwatched.firestore, seller)
  expect(await sellerNames(unwatched)).toEqual(['Ayşe Kaya'])
})

import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import type { Firestore } from 'firebase/firestore/lite'
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeEach, expect, it } from 'vitest'

import { firestoreRules, pictureLink } from './rules-under-test.ts'

const { projectId, signedInAs, anonymous, store, listFrom } = firestoreRules('withheld-listings')
const ayse = signedInAs('ayse')
const mehmet = signedInAs('mehmet')
const path = 'withheldListings/civic'

const picture = (folder: string) =>
  pictureLink(projectId, 'ayse', 'front.webp').replace('images%2F', `${folder}%2F`)
const { id: _id, status: _status, ...listing } = aListing()
const withheld = {
  ...listing,
  askedAt: Timestamp.now(),
  status: 'removed',
  heldBy: 'moderator',
  statusReason: 'Fake',
}
beforeEach(async () => {
  await store('users/ayse', { name: 'Ayşe Kaya', email: '', about: '' })
  await store('posts/civic', { userId: 'ayse', status: 'removed' })
  await store(path, withheld)
})

const own = (client: Firestore, max: number, uid = 'ayse') =>
  getDocs(query(collection(client, 'withheldListings'), where('userId', '==', uid), limit(max)))
const change = (fields: object, client = ayse) => updateDoc(doc(client, path), fields)

it('is read by its seller', async () => {
  await assertSucceeds(getDoc(doc(ayse, path)))
  await assertSucceeds(own(ayse, 100))
})

it('is read by moderators, as long as they have the role', async () => {
  const moderator = signedInAs('selin', { role: 'moderator' })
  await assertFails(getDoc(doc(moderator, path)))
  await store('moderators/selin', { role: 'moderator' })
  await assertSucceeds(getDoc(doc(moderator, path)))
  await assertFails(getDoc(doc(signedInAs('selin'), path)))
})

it('is read by no one else, by its id or in a list', async () => {
  for (const client of [mehmet, anonymous]) {
    await assertFails(getDoc(doc(client, path)))
    await assertFails(own(client, 1))
    await assertFails(getDocs(query(collection(client, 'withheldListings'), limit(1))))
  }
})

it('is in no list without an end, or that skips documents', async () => {
  await assertFails(own(ayse, 101))
  await assertSucceeds(listFrom('withheldListings', 0, 'ayse'))
  await assertFails(listFrom('withheldListings', 1, 'ayse'))
})

it('leaves nothing in public but its seller and its status', async () => {
  const remains = await getDoc(doc(anonymous, 'posts/civic'))
  expect(remains.data()).toEqual({ userId: 'ayse', status: 'removed' })
  const newest = query(collection(anonymous, 'posts'), orderBy('timestamp', 'desc'), limit(10))
  expect((await getDocs(newest)).empty).toBe(true)
})

it.each([
  { price: 9000 },
  { imageUrl: [picture('images')] },
  { imageUrl: [picture('withheld'), picture('images')] },
  { year: deleteField() },
  { renewedAt: serverTimestamp() },
  { area: 'Lapta' },
])('lets its seller write %j', async (fields) => {
  await assertSucceeds(change(fields))
})

it.each<Readonly<Record<string, unknown>>>([
  { status: 'active' },
  { status: deleteField() },
  { heldBy: deleteField() },
  { statusReason: 'Fine' },
  { earlierPrices: [] },
  { phoneVerified: true },
  { askedAt: deleteField() },
  { renewedAt: Timestamp.fromMillis(0) },
  { userId: 'mehmet' },
  { price: -5 },
  { imageUrl: [picture('posters')] },
  { imageUrl: [picture('withheld').replace('ayse', 'mehmet')] },
])('refuses %j even from its seller', async (fields) => {
  await assertFails(change(fields))
})

it('is changed by no one else, and not by a seller who has to wait', async () => {
  await assertFails(change({ price: 9000 }, mehmet))
  await assertFails(change({ price: 9000 }, anonymous))
  await store('limits/ayse', { listingChangesWaitUntil: Timestamp.fromMillis(Date.now() + 60_000) })
  await assertFails(change({ price: 9000 }))
})

it('is neither written anew nor deleted: functions do that', async () => {
  await assertFails(deleteDoc(doc(ayse, path)))
  await assertFails(setDoc(doc(ayse, 'withheldListings/other'), withheld))
})

it.each(['images', 'withheld'])(
  'a public listing may show pictures of %s only if they are public',
  async (folder) => {
    await store('posts/sofa', { ...listing, imageUrl: [picture('images')] })
    const write = updateDoc(doc(ayse, 'posts/sofa'), {
      imageUrl: [picture(folder).replace('front', 'back')],
    })
    await (folder === 'images' ? assertSucceeds(write) : assertFails(write))
  },
)

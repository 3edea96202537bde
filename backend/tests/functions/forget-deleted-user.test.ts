import { randomUUID } from 'node:crypto'

import { beforeEach, expect, it, vi } from 'vitest'

import { forgetUser } from '#functions/accounts/forget-user.ts'
import { forgetOldAccounts } from '#functions/accounts/deleted-accounts.ts'

import { eventually, backendForTests, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const backend = backendForTests()
// A project that triggers no functions: they would run for each report.
const quiet = backendForTests('demo-forget')
let uid: string
beforeEach(() => {
  uid = `user-${randomUUID()}`
})

const ofUser = (collection: string) =>
  backend.firestore.collection(collection).where('userId', '==', uid).get()

/** Everything of a user, as paths. */
async function traces(): Promise<readonly string[]> {
  const { firestore, files } = backend
  const [posts, reports, favourites, ...single] = await Promise.all([
    ofUser('posts'),
    ofUser('reports'),
    firestore.collection(`users/${uid}/favourites`).get(),
    firestore.doc(`users/${uid}`).get(),
    firestore.doc(`limits/${uid}`).get(),
    firestore.doc(`moderators/${uid}`).get(),
    firestore.doc(`cases/${uid}`).get(),
    firestore.doc(`mail/${uid}`).get(),
    firestore.doc(`users/${uid}/notices/1`).get(),
  ])
  return [
    ...[posts, reports, favourites].flatMap(({ docs }) => docs),
    ...single.filter(({ exists }) => exists),
  ]
    .map(({ ref }) => ref.path)
    .concat(await files(`images/${uid}/`))
}

async function live(): Promise<void> {
  const { firestore } = backend
  await backend.auth.createUser({ uid, email: `${uid}@example.com` })
  await firestore.doc(`users/${uid}`).set({ name: 'Ayşe', email: '', about: '' })
  await firestore.doc(`users/${uid}/favourites/civic`).set({ title: 'Honda Civic' })
  await firestore.doc(`limits/${uid}`).set({ isTrusted: true })
  await firestore.doc(`reports/civic_${uid}`).set({ listingId: 'civic', userId: uid })
  await firestore.doc(`moderators/${uid}`).set({ role: 'moderator' })
  await firestore.doc(`cases/${uid}`).set({ sellerId: uid })
  await firestore.doc(`mail/${uid}`).set({ userId: uid })
  await firestore.doc(`users/${uid}/notices/1`).set({ action: 'warn' })
  const link = await backend.upload(`images/${uid}/a.webp`)
  await backend.upload(`images/${uid}/never-posted.webp`)
  await firestore.doc(`posts/${uid}-1`).set({ userId: uid, imageUrl: [link] })
  await firestore.doc(`posts/${uid}-2`).set({ userId: uid, imageUrl: [link] })
}

it('deletes everything of a user whose account is deleted, and nothing of others', async () => {
  const neighbour = backend.firestore.doc(`users/neighbour-${uid}`)
  await neighbour.set({ name: 'Mehmet', email: '', about: '' })
  await live()
  expect(await traces()).toHaveLength(12)

  const before = Date.now()
  await backend.auth.deleteUser(uid)

  await eventually(async () => expect(await traces()).toEqual([]))
  await eventually(async () => {
    const erasure = await backend.firestore.doc('promises/erasure').get()
    expect(erasure.updateTime?.toMillis() ?? 0).toBeGreaterThan(before)
  })
  expect((await neighbour.get()).exists).toBe(true)
  await neighbour.delete()
})

it('starts over after a crash', async () => {
  await live()
  await backend.auth.deleteUser(uid)
  await backend.firestore.doc(`users/${uid}`).delete()
  await forgetUser(backend.firestore, backend.bucket, uid)
  await forgetUser(backend.firestore, backend.bucket, uid)
  await eventually(async () => expect(await traces()).toEqual([]))
})

it('may run several times at once', async () => {
  await live()
  const runs = Array.from({ length: 4 }, () => forgetUser(backend.firestore, backend.bucket, uid))
  await Promise.all(runs)
  expect(await traces()).toEqual([])
  await backend.auth.deleteUser(uid)
})

it('remembers the account for 30 days', async () => {
  const { firestore } = backend
  const note = firestore.doc(`deletedAccounts/${uid}`)
  await forgetUser(firestore, backend.bucket, uid)
  const day = 24 * 60 * 60_000
  await forgetOldAccounts(firestore, Date.now() + 29 * day)
  expect((await note.get()).exists).toBe(true)
  await forgetOldAccounts(firestore, Date.now() + 31 * day)
  expect((await note.get()).exists).toBe(false)
})

it("deletes a user's name from the lists of those who blocked them", async () => {
  const { firestore, bucket } = quiet
  const blocked = (user: string) => firestore.doc(`users/${user}-${uid}/blockedSellers/1`)
  await blocked('mehmet').set({ sellerId: uid, name: 'Ayşe Kaya' })
  await blocked('suna').set({ sellerId: 'another', name: 'Kerem' })
  await forgetUser(firestore, bucket, uid)
  expect((await blocked('mehmet').get()).exists).toBe(false)
  expect((await blocked('suna').get()).exists).toBe(true)
})

it('deletes more than fits into one batch', async () => {
  const { firestore, bucket } = quiet
  const batch = firestore.batch()
  for (let index = 0; index < 501; index += 1) {
    batch.set(firestore.doc(`reports/${index}_${uid}`), { userId: uid })
  }
  await batch.commit()
  await forgetUser(firestore, bucket, uid)
  const reports = await firestore.collection('reports').where('userId', '==', uid).get()
  expect(reports.size).toBe(0)
})

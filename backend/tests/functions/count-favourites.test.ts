import { randomUUID } from 'node:crypto'

import { beforeEach, describe, expect, it, vi } from 'vitest'

import { countFavourite } from '#functions/favourites/count-favourites.ts'
import { limitFavourites } from '#functions/favourites/limit-favourites.ts'

import type { Backend } from './backend.ts'
import { eventually, backendForTests, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const watched = backendForTests()
// A separate project that triggers no functions: a test calls them.
const quiet = backendForTests('demo-favourites')

let listingId: string
beforeEach(() => {
  listingId = `listing-${randomUUID()}`
})

const favouriteOf = ({ firestore }: Backend, uid: string) =>
  firestore.doc(`users/${uid}/favourites/${listingId}`)

async function post({ firestore }: Backend) {
  await firestore.doc(`posts/${listingId}`).set({ title: 'Civic', userId: 'seller' })
}

/** The number, and how many markers there are. */
async function stored({ firestore }: Backend) {
  const stats = firestore.doc(`listingStats/${listingId}`)
  const markers = await stats.collection('countedFavourites').get()
  return { ...(await stats.get()).data(), markers: markers.size }
}

describe('the favourites of a user', () => {
  const { firestore } = quiet
  const add = async (uid: string, from: number, to: number) => {
    const batch = firestore.batch()
    for (let number = from; number < to; number += 1) {
      const addedAt = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString()
      batch.set(firestore.doc(`users/${uid}/favourites/${number}`), { addedAt })
    }
    await batch.commit()
  }
  const isFull = async (uid: string) =>
    (await firestore.doc(`limits/${uid}`).get()).get('favouritesFull')

  it('are full at 500, and open again when one is removed', async () => {
    const uid = `user-${randomUUID()}`
    await add(uid, 0, 499)
    await limitFavourites(firestore, uid)
    expect((await firestore.doc(`limits/${uid}`).get()).exists).toBe(false)
    await add(uid, 499, 500)
    await limitFavourites(firestore, uid)
    expect(await isFull(uid)).toBe(true)
    await firestore.doc(`users/${uid}/favourites/3`).delete()
    await limitFavourites(firestore, uid)
    expect(await isFull(uid)).toBeUndefined()
  })

  it('keep the first 500 when more were sent at once, however many runs follow them', async () => {
    const uid = `user-${randomUUID()}`
    await add(uid, 0, 500)
    await add(uid, 500, 520)
    await Promise.all(Array.from({ length: 4 }, () => limitFavourites(firestore, uid)))
    const left = await firestore.collection(`users/${uid}/favourites`).orderBy('addedAt').get()
    expect(left.docs.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 500 }, (_, at) => at),
    )
    expect(await isFull(uid)).toBe(true)
  })
})

describe('a favourite', () => {
  beforeEach(() => post(quiet))
  const count = (uid: string) => countFavourite(quiet.firestore, uid, listingId)

  it('is counted once, however often and late its event comes', async () => {
    await favouriteOf(quiet, 'mehmet').set({ title: 'Civic' })
    await count('mehmet')
    await count('mehmet')
    await Promise.all([count('mehmet'), count('mehmet')])
    expect(await stored(quiet)).toEqual({ favourites: 1, markers: 1 })
  })

  it('is counted by what is stored, in whatever order the events come', async () => {
    await favouriteOf(quiet, 'mehmet').set({ title: 'Civic' })
    await favouriteOf(quiet, 'mehmet').delete()
    // Those of the addition and of the removal.
    await count('mehmet')
    await count('mehmet')
    expect(await stored(quiet)).toEqual({ markers: 0 })
    await favouriteOf(quiet, 'mehmet').set({ title: 'Civic' })
    await count('mehmet')
    await favouriteOf(quiet, 'mehmet').delete()
    await count('mehmet')
    await count('mehmet')
    expect(await stored(quiet)).toEqual({ favourites: 0, markers: 0 })
  })

  it('counts for each user, and leaves the views as they are', async () => {
    await quiet.firestore.doc(`listingStats/${listingId}`).set({ views: 7 })
    const uids = ['mehmet', 'chinedu', 'elif']
    for (const uid of uids) await favouriteOf(quiet, uid).set({ title: 'Civic' })
    await Promise.all(uids.map(count))
    expect(await stored(quiet)).toEqual({ views: 7, favourites: 3, markers: 3 })
  })

  it('has a marker that does not say whose it is', async () => {
    await favouriteOf(quiet, 'mehmet').set({ title: 'Civic' })
    await count('mehmet')
    const markers = quiet.firestore.collection(`listingStats/${listingId}/countedFavourites`)
    const [marker] = (await markers.get()).docs
    expect(marker?.id).not.toContain('mehmet')
    expect(marker?.data()).toEqual({})
  })

  it("does not count for the seller's own listing", async () => {
    await favouriteOf(quiet, 'seller').set({ title: 'Civic' })
    await count('seller')
    expect(await stored(quiet)).toEqual({ markers: 0 })
  })

  it('does not restore the numbers of a deleted listing', async () => {
    await favouriteOf(quiet, 'mehmet').set({ title: 'Civic' })
    await count('mehmet')
    await quiet.firestore.doc(`posts/${listingId}`).delete()
    await quiet.firestore.doc(`listingStats/${listingId}`).delete()
    await count('mehmet')
    expect(await stored(quiet)).toEqual({ markers: 0 })
  })
})

it('is counted while it exists, and no longer once the account is deleted', async () => {
  const uid = `user-${listingId}`
  await post(watched)
  await watched.auth.createUser({ uid })
  await favouriteOf(watched, uid).set({ title: 'Civic' })
  await eventually(async () => expect(await stored(watched)).toEqual({ favourites: 1, markers: 1 }))
  await watched.auth.deleteUser(uid)
  await eventually(async () => expect(await stored(watched)).toEqual({ favourites: 0, markers: 0 }))
  await watched.firestore.doc(`posts/${listingId}`).delete()
})

it('is forgotten with the listing, together with its views', async () => {
  await post(watched)
  await watched.firestore.doc(`listingStats/${listingId}`).set({ views: 7 })
  await favouriteOf(watched, 'mehmet').set({ title: 'Civic' })
  const both = { views: 7, favourites: 1, markers: 1 }
  await eventually(async () => expect(await stored(watched)).toEqual(both))
  await watched.firestore.doc(`posts/${listingId}`).delete()
  await eventually(async () => expect(await stored(watched)).toEqual({ markers: 0 }))
  await favouriteOf(watched, 'mehmet').delete()
})

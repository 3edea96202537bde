import { randomUUID } from 'node:crypto'

import { DocumentReference } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { countInHour } from '#functions/limits/limit-per-hour.ts'
import { limitListing } from '#functions/limits/limit-actions.ts'
import { holdBackListing, releaseHeldListings } from '#functions/limits/limit-listings.ts'
import { rateLimits } from '#functions/limits/rate-limits.ts'
import { recordAction } from '#functions/limits/record-action.ts'
import { refuseBeyond } from '#functions/limits/refuse-beyond.ts'
import { noteDeletedListing } from '#functions/listings/deleted-listings.ts'

import { eventually, backendForTests, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const hour = 60 * 60_000

const backend = backendForTests()
// A project that triggers no functions: there is nothing to wait for when nothing should happen.
const quiet = backendForTests('demo-limits')
let uid: string
beforeEach(() => {
  uid = `seller-${randomUUID()}`
})

const limits = () => backend.firestore.doc(`limits/${uid}`)
const ofUser = (collection: string) =>
  backend.firestore.collection(collection).where('userId', '==', uid)
const heldCount = async () =>
  (await ofUser('withheldListings').where('status', '==', 'held').get()).size

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
  await limits().set({ posts: manyActions(8) })
  await postMany(4)
  await eventually(async () => {
    expect((await limits().get()).get('posts')).toHaveLength(10)
    expect(await heldCount()).toBe(2)
  })

  await releaseHeldListings(backend.firestore, new Date(Date.now() + hour / 2))
  expect(await heldCount()).toBe(2)
  await releaseHeldListings(backend.firestore, new Date(Date.now() + 2 * hour))
  expect(await heldCount()).toBe(0)
  const posts = await ofUser('posts').get()
  expect(posts.docs.filter((post) => post.get('status') !== undefined)).toEqual([])
  expect(posts.docs.filter((post) => post.get('heldBy') !== undefined)).toEqual([])
  await forget()
})

it('deletes a listing that takes the id of a deleted one, and remembers its id', async () => {
  const post = backend.firestore.doc(`posts/${uid}-0`)
  await post.set({ userId: uid, title: 'First' })
  await post.delete()
  await post.set({ userId: 'another user', title: 'Second' })
  await eventually(async () => {
    expect((await post.get()).exists).toBe(false)
    expect((await backend.firestore.doc(`deletedListings/${post.id}`).get()).exists).toBe(true)
  })
})

it('holds back nothing of sellers whom the operators trust', async () => {
  const { firestore } = quiet
  const post = firestore.doc(`posts/${uid}`)
  const statusAfterCounting = async () => {
    await holdBackListing(firestore, { id: post.id, uid, at: new Date().toISOString() })
    return (await post.get()).get('status')
  }
  await post.set({ userId: uid })
  const limit = firestore.doc(`limits/${uid}`)
  await limit.set({ posts: manyActions(10), isTrusted: true })
  expect(await statusAfterCounting()).toBeUndefined()
  await limit.update({ isTrusted: false })
  expect(await statusAfterCounting()).toBe('held')
})

describe('without functions that follow', () => {
  afterEach(async () => {
    for (const name of ['posts', 'withheldListings']) {
      await quiet.firestore.recursiveDelete(quiet.firestore.collection(name))
    }
  })
  const later = () => new Date(Date.now() + 2 * hour)
  const status = async (id: string) =>
    (await quiet.firestore.doc(`posts/${id}`).get()).get('status')

  async function hold(id: string, fields: object): Promise<void> {
    const held = { userId: uid, status: 'held', heldBy: 'rate-limit', timestamp: id, ...fields }
    await quiet.firestore.doc(`posts/${id}`).set({ userId: held.userId, status: held.status })
    await quiet.firestore.doc(`withheldListings/${id}`).set(held)
  }

  it('does not delete a deleted listing again, which would call the functions without end', async () => {
    const deletion = vi.spyOn(DocumentReference.prototype, 'delete')
    await quiet.firestore.doc(`posts/${uid}`).set({ userId: uid })
    await noteDeletedListing(quiet.firestore, uid)
    expect((await quiet.firestore.doc(`posts/${uid}`).get()).exists).toBe(false)
    await noteDeletedListing(quiet.firestore, uid)
    expect(deletion).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
  })

  it('never releases what an operator holds back or has removed', async () => {
    await hold(`${uid}-held`, { heldBy: 'operator' })
    await hold(`${uid}-removed`, { status: 'removed' })
    await hold(`${uid}-waiting`, {})
    await releaseHeldListings(quiet.firestore, later())
    expect(await status(`${uid}-held`)).toBe('held')
    expect(await status(`${uid}-removed`)).toBe('removed')
    expect(await status(`${uid}-waiting`)).toBeUndefined()
  })

  it('does not hold back again what an operator has removed', async () => {
    await quiet.firestore.doc(`limits/${uid}`).set({ posts: manyActions(10) })
    await quiet.firestore.doc(`posts/${uid}`).set({ userId: uid, status: 'removed' })
    await holdBackListing(quiet.firestore, { id: uid, uid, at: new Date().toISOString() })
    expect(await status(uid)).toBe('removed')
  })

  it('releases the listings of others beneath a flood of ids that come first', async () => {
    const writer = quiet.firestore.bulkWriter()
    const flooder = `-${uid}`
    // More than are read at a time.
    for (let index = 0; index < 501; index += 1) {
      const fields = { userId: flooder, status: 'held', heldBy: 'rate-limit' }
      void writer.set(quiet.firestore.doc(`withheldListings/-${uid}-${index}`), fields)
    }
    await writer.close()
    await quiet.firestore.doc(`limits/${flooder}`).set({ posts: manyActions(10, later()) })
    await hold(`zz-${uid}`, {})
    expect(await releaseHeldListings(quiet.firestore, later())).toBe(1)
    expect(await status(`zz-${uid}`)).toBeUndefined()
  })

  it('releases the others when one listing cannot be released', async () => {
    await hold(`${uid}-0`, {})
    await hold(`${uid}-1`, {})
    const { runTransaction } = quiet.firestore
    vi.spyOn(quiet.firestore, 'runTransaction')
      .mockRejectedValueOnce(new Error('Broken'))
      .mockImplementation(runTransaction.bind(quiet.firestore))
    expect(await releaseHeldListings(quiet.firestore, later())).toBe(1)
    vi.restoreAllMocks()
  })

  it('keeps the count small and the limit in force, however much a user does with long ids', async () => {
    const at = new Date().toISOString()
    for (let index = 0; index < 40; index += 1) {
      // One after the other, as fast as it goes.
      const id = `${index}`.padEnd(128, 'x')
      const isAllowed = await recordAction(quiet.firestore, uid, { id, at }, rateLimits.posts)
      expect(isAllowed).toBe(index < 10)
    }
    const { posts } = (await quiet.firestore.doc(`limits/${uid}`).get()).data() ?? {}
    expect(posts).toHaveLength(10)
    expect(JSON.stringify(posts).length).toBeLessThan(1000)
  })

  it('counts a listing that is deleted and written again', async () => {
    await quiet.firestore.doc(`limits/${uid}`).set({ posts: manyActions(9) })
    const writeAt = async (time: number) => {
      await quiet.firestore.doc(`posts/${uid}`).set({ userId: uid })
      await holdBackListing(quiet.firestore, { id: uid, uid, at: new Date(time).toISOString() })
      return await status(uid)
    }
    expect(await writeAt(Date.now())).toBeUndefined()
    expect(await writeAt(Date.now() + 1)).toBe('held')
  })

  const limitsNow = async () => (await quiet.firestore.doc(`limits/${uid}`).get()).data() ?? {}
  const listingAt = (time: number, id = `${uid}-${time}`) => ({
    id,
    uid,
    at: new Date(time).toISOString(),
  })

  it('counts new listings that their author deleted again, and refuses more after thirty', async () => {
    for (let index = 1; index <= 30; index += 1) {
      expect(await limitsNow()).not.toHaveProperty('postsWaitUntil')
      await limitListing(quiet.firestore, listingAt(Date.now() + index))
    }
    const { posts, postAttempts, postsWaitUntil } = await limitsNow()
    expect([posts, postAttempts].map((actions) => actions.length)).toEqual([10, 30])
    expect(postsWaitUntil.toMillis()).toBeGreaterThan(Date.now() + hour / 2)
  })

  it('counts a new listing once, however many functions ask and however often', async () => {
    await quiet.firestore.doc(`posts/${uid}`).set({ userId: uid })
    const listing = listingAt(Date.now(), uid)
    await Promise.all([
      limitListing(quiet.firestore, listing),
      limitListing(quiet.firestore, listing),
    ])
    await limitListing(quiet.firestore, listing)
    const { posts, postAttempts } = await limitsNow()
    expect([posts, postAttempts].map((actions) => actions.length)).toEqual([1, 1])
  })

  it('counts nothing of an account that is deleted', async () => {
    await quiet.firestore.doc(`deletedAccounts/${uid}`).set({ deletedAt: new Date() })
    await limitListing(quiet.firestore, listingAt(Date.now()))
    expect(await limitsNow()).toEqual({})
  })

  it('does not hold back a listing of another author who has taken the id', async () => {
    await quiet.firestore.doc(`limits/${uid}`).set({ posts: manyActions(10) })
    await quiet.firestore.doc(`posts/${uid}`).set({ userId: 'another user', title: 'Second' })
    await limitListing(quiet.firestore, listingAt(Date.now(), uid))
    expect(await status(uid)).toBeUndefined()
  })

  describe('what users write beneath their profiles', () => {
    const at = new Date('2026-11-29T10:40:00.000Z')
    const count = () => countInHour(quiet.firestore, uid, 'savedSearches', at)
    const writtenBefore = (counts: Readonly<Record<string, number>>) =>
      quiet.firestore.doc(`limits/${uid}`).set({ written: { savedSearches: counts } })

    it('is refused to the end of the hour from the last one that it allows', async () => {
      await writtenBefore({ '2026-11-29T10': 58 })
      expect(await count()).toBe(true)
      expect(await limitsNow()).not.toHaveProperty('savedSearchesWaitUntil')
      expect(await count()).toBe(true)
      const { savedSearchesWaitUntil } = await limitsNow()
      expect(savedSearchesWaitUntil.toDate()).toEqual(new Date('2026-11-29T11:00:00.000Z'))
      expect(await count()).toBe(false)
    })

    it('is counted anew each hour, and earlier hours are forgotten', async () => {
      await writtenBefore({ '2026-11-29T08': 60, '2026-11-29T09': 60 })
      expect(await count()).toBe(true)
      expect((await limitsNow())['written']).toEqual({ savedSearches: { '2026-11-29T10': 1 } })
    })

    it('is counted when it comes at once, and not of a deleted account', async () => {
      await Promise.all(Array.from({ length: 5 }, count))
      expect((await limitsNow())['written']).toEqual({ savedSearches: { '2026-11-29T10': 5 } })
      await quiet.firestore.doc(`limits/${uid}`).delete()
      await quiet.firestore.doc(`deletedAccounts/${uid}`).set({ deletedAt: new Date() })
      await count()
      expect(await limitsNow()).toEqual({})
    })
  })

  it('refuses calls beyond a limit before they do anything, also at the same time', async () => {
    const call = () => refuseBeyond(rateLimits.ownRecords, quiet.firestore, uid)
    const calls = await Promise.allSettled(Array.from({ length: 20 }, call))
    const allowed = calls.filter((each) => each.status === 'fulfilled')
    expect(allowed.length).toBeLessThanOrEqual(rateLimits.ownRecords.max)
    for (let index = allowed.length; index < rateLimits.ownRecords.max; index += 1) await call()
    await expect(call()).rejects.toMatchObject({ code: 'resource-exhausted' })
  })
})

function manyActions(count: number, at = new Date()) {
  return Array.from({ length: count }, (_, id) => ({ id: String(id), at: at.toISOString() }))
}

it('blocks changes of listings for an hour after sixty', async () => {
  const post = backend.firestore.doc(`posts/${uid}-0`)
  await post.set({ userId: uid, title: 'Desk' })
  await limits().set({ listingChanges: manyActions(58) }, { merge: true })
  const until = async () => (await limits().get()).get('listingChangesWaitUntil')?.toMillis()
  await post.update({ title: 'Desk 59' })
  await eventually(async () =>
    expect((await limits().get()).get('listingChanges')).toHaveLength(59),
  )
  expect(await until()).toBeUndefined()
  await post.update({ title: 'Desk 60' })
  await eventually(async () => expect(await until()).toBeGreaterThan(Date.now() + hour / 2))
  await forget()
})

it.each(['favourites', 'savedSearches', 'pushSubscriptions', 'blockedSellers', 'alertSettings'])(
  'counts what a user writes and not what the user removes: %s',
  async (collection) => {
    const written = async () => (await limits().get()).get(`written.${collection}`) ?? {}
    const ref = backend.firestore.doc(`users/${uid}/${collection}/1`)
    await ref.set({ name: 'First' })
    await ref.update({ name: 'Second' })
    await eventually(async () => expect(Object.values(await written())).toEqual([2]))
    await ref.delete()
    await ref.set({ name: 'Third' })
    await eventually(async () => expect(Object.values(await written())).toEqual([3]))
    await ref.delete()
    await limits().delete()
  },
)

it('blocks reports for a day after twenty, and deletes those beyond', async () => {
  await limits().set({ reports: manyActions(15) })
  const batch = backend.firestore.batch()
  for (let index = 0; index < 7; index += 1) {
    batch.set(backend.firestore.doc(`reports/${index}_${uid}`), { userId: uid })
  }
  await batch.commit()
  await eventually(async () => {
    expect((await ofUser('reports').get()).size).toBe(5)
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
  await limits().set({ profileChanges: manyActions(18) })
  const until = async () => (await limits().get()).get('profileWaitsUntil')?.toMillis()
  await profile.update({ about: 'Version 19' })
  await eventually(async () =>
    expect((await limits().get()).get('profileChanges')).toHaveLength(19),
  )
  expect(await until()).toBeUndefined()
  await profile.update({ about: 'Version 20' })
  await eventually(async () => expect(await until()).toBeGreaterThan(Date.now() + 23 * hour))
  await profile.delete()
  await limits().delete()
})

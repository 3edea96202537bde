import { randomUUID } from 'node:crypto'

import { pictureFilenames } from '@adamarket/shared/domain/listing/stored-picture.ts'
import type { CaseAction, CaseFlag } from '@adamarket/shared/domain/moderation/moderation.ts'
import { flagKinds } from '@adamarket/shared/domain/moderation/moderation.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { checkListing } from '#functions/flags/check-listing.ts'
import { decide } from '#functions/moderation/decide.ts'
import { followCase } from '#functions/moderation/follow-case.ts'
import { noteDeletedListing } from '#functions/listings/deleted-listings.ts'
import { writeMissingFingerprints } from '#data-check/write-missing-fingerprints.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'
import { allListings, toDocument } from '#seed/all-listings.ts'
import { pathsOf, pixels, readPicture } from '#seed/pictures.ts'
import { sellerOf } from '#seed/sellers.ts'

import { backendForTests, eventually, functionLimitMs } from './backend.ts'
import type { FlagExample } from './flag-examples.ts'
import { flagExamples } from './flag-examples.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const now = new Date('2026-11-23T10:00:00.000Z')
const later = new Date('2026-11-23T11:00:00.000Z')

// A project whose functions do not run by themselves: the tests decide when they do.
const backend = backendForTests('demo-flags')
const watched = backendForTests()

const set = (path: string, fields: object) => backend.firestore.doc(path).set(fields)
const read = async (path: string) => (await backend.firestore.doc(path).get()).data()
const flagsOf = async (id: string): Promise<readonly CaseFlag[]> =>
  (await read(`cases/${id}`))?.['flags'] ?? []
const check = (id: string, at = now) => checkListing(backend, id, { id: randomUUID(), now: at })

/** Deletes a listing, as its seller does. */
async function remove(id: string): Promise<void> {
  const last = (await read(`posts/${id}`)) ?? {}
  await backend.firestore.doc(`posts/${id}`).delete()
  await noteDeletedListing(backend.firestore, id)
  await checkListing(backend, id, { id: randomUUID(), now }, last)
}

const linkOf = (path: string) =>
  `http://localhost:9199/v0/b/demo-flags.appspot.com/o/${encodeURIComponent(path)}?alt=media`

const seededNamed = (title: string) => {
  const listing = allListings.find((each) => each.title.startsWith(title))
  if (!listing) throw new Error(`No listing begins with ${title}`)
  return listing
}

async function save(path: string, bytes: Uint8Array): Promise<void> {
  await backend.bucket.file(path).save(bytes, { contentType: 'image/webp', resumable: false })
}

/** The seeded listings: all of them nightly, otherwise those of the subcategories that the examples are of. */
const seededListings = allListings.filter(
  ({ subcategory }) =>
    process.env['TIER'] === 'nightly' ||
    flagExamples.some(({ of }) => seededNamed(of).subcategory === subcategory),
)

/** A seeded listing with its first picture. */
async function writeSeeded(listing: (typeof allListings)[number]): Promise<void> {
  const [cover] = listing.pictures
  const paths = pathsOf(sellerOf(listing.seller).uid, `${listing.id}-1`)
  if (cover) await save(paths.small, (await readPicture(cover)).small)
  const document = toDocument(listing, cover ? [linkOf(paths.large)] : [], now)
  await set(`posts/${listing.id}`, document)
}

/** A few at a time: each reads and compares pictures. */
async function forEachSeeded(work: (listing: (typeof allListings)[number]) => Promise<unknown>) {
  for (let start = 0; start < seededListings.length; start += 8) {
    const some = seededListings.slice(start, start + 8)
    await Promise.all(some.map(work))
  }
}

/** @returns the listing's id */
async function writeExample(example: FlagExample): Promise<string> {
  const { of, picture, others, otherHomes = 0, priceTimes = 1, ...words } = example
  const { what: _what, expected: _expected, ...text } = words
  const uid = `seller-${randomUUID()}`
  const id = `example-${randomUUID()}`
  const original = seededNamed(of)
  const names = pictureFilenames('copy', pixels, 'webp')
  if (picture) {
    const { large } = await readPicture(original.pictures[0] ?? '')
    const copy = sharp(large).resize(picture.size).toFormat(picture.format)
    await save(`images/${uid}/${names.small}`, await copy.toBuffer())
  }
  const listing = toDocument(original, picture ? [linkOf(`images/${uid}/${names.large}`)] : [], now)
  if (others !== undefined) await backend.auth.createUser({ uid })
  for (let other = 0; other < (others ?? 0); other += 1) {
    await set(`posts/${id}-${other}`, { title: 'Another', userId: uid })
  }
  for (let home = 0; home < otherHomes; home += 1) {
    const attributes = { offeredBy: 'owner' }
    await set(`posts/${id}-home-${home}`, { title: 'Home', userId: uid, attributes })
  }
  await set(`posts/${id}`, { ...listing, ...text, price: listing.price * priceTimes, userId: uid })
  return id
}

describe('a copied listing', () => {
  const text =
    'A quiet flat with two balconies, a lift and a parking place, ten minutes on foot from the bazaar, for a year or longer.'
  let original: string
  let copy: string
  beforeEach(async () => {
    const run = randomUUID().slice(0, 8)
    original = `original-${run}`
    copy = `copy-${run}`
    const fields = { title: `Flat ${run}`, description: `${text} ${run}` }
    await set(`posts/${original}`, { ...fields, userId: `seller-${run}` })
    await set(`posts/${copy}`, { ...fields, userId: `copier-${run}` })
    await check(original)
    await check(copy, later)
  })
  afterEach(async () => {
    await Promise.all([original, copy].map(remove))
  })
  const caseOf = (id: string) => read(`cases/${id}`)
  const flags = (): readonly CaseFlag[] => [{ kind: 'same-text', detail: original }]

  it('has a case, and is shown to buyers as before', async () => {
    expect(await caseOf(copy)).toMatchObject({ flags: flags(), dueAt: expect.any(String) })
    expect(await read(`posts/${copy}`)).not.toHaveProperty('status')
  })

  it('is noticed when the original got its fingerprint later', async () => {
    const forget = (id: string) => backend.firestore.doc(`fingerprints/${id}`).delete()
    await backend.firestore.doc(`cases/${copy}`).delete()
    await Promise.all([forget(original), forget(copy)])
    // By the clock that dates the listings.
    await check(copy, new Date())
    expect(await flagsOf(copy)).toEqual([])
    expect(await writeMissingFingerprints(backend, () => {})).toBeGreaterThanOrEqual(1)
    expect(await writeMissingFingerprints(backend, () => {})).toBe(0)
    expect(await caseOf(original)).toBeUndefined()
    await backend.firestore.doc(`posts/${copy}`).update({ price: 400 })
    await check(copy, later)
    expect(await flagsOf(copy)).toEqual(flags())
  })

  it('opens no case about the original, even after that is changed', async () => {
    await backend.firestore.doc(`posts/${original}`).update({ price: 400 })
    await check(original, new Date('2026-11-23T12:00:00.000Z'))
    expect(await caseOf(original)).toBeUndefined()
  })

  it('has one case, however often its events come', async () => {
    const before = await caseOf(copy)
    await check(copy, later)
    await followCase(backend.firestore, copy, later)
    expect(await caseOf(copy)).toEqual(before)
  })

  it('has no open case once its seller has written another text', async () => {
    await backend.firestore.doc(`posts/${copy}`).update({ description: 'My own words.' })
    await check(copy, later)
    expect(await caseOf(copy)).toMatchObject({ flags: [] })
    expect(await caseOf(copy)).not.toHaveProperty('dueAt')
  })

  it('is not flagged again after a dismissal, except for another reason', async () => {
    await set('moderators/selin', { role: 'moderator' })
    const decision = { requestId: randomUUID(), caseId: copy, version: 1, note: '' }
    const decided = await decide(
      backend.firestore,
      'selin',
      { ...decision, action: 'dismiss' },
      later,
    )
    expect(decided).toEqual({ ok: true, value: 2 })
    await check(copy, later)
    expect(await caseOf(copy)).not.toHaveProperty('dueAt')
    await backend.firestore.doc(`posts/${copy}`).update({ title: 'See www.cheap-flats.com' })
    await check(copy, later)
    expect(await caseOf(copy)).toMatchObject({
      flags: [{ kind: 'contact-in-text', detail: 'www.cheap-flats.com' }],
      dueAt: expect.any(String),
    })
  })

  it('leaves no case and no fingerprint once it is deleted, even if an event comes late', async () => {
    expect(await read(`fingerprints/${copy}`)).toBeDefined()
    await remove(copy)
    await check(copy, later)
    expect(await read(`fingerprints/${copy}`)).toBeUndefined()
    expect(await caseOf(copy)).toBeUndefined()
  })

  it('leaves its fingerprint until its deletion is noted: the id stays taken', async () => {
    const last = (await read(`posts/${copy}`)) ?? {}
    await backend.firestore.doc(`posts/${copy}`).delete()
    await checkListing(backend, copy, { id: randomUUID(), now: later }, last)
    expect(await read(`fingerprints/${copy}`)).toBeDefined()
    await noteDeletedListing(backend.firestore, copy)
    await check(copy, later)
    expect(await read(`fingerprints/${copy}`)).toBeUndefined()
  })

  it('is checked by its current text', async () => {
    await backend.firestore.doc(`posts/${copy}`).update({ description: 'My own words.' })
    await check(copy, later)
    const stale = { content: 'of the earlier text', flags: flags() }
    await followCase(backend.firestore, copy, later, { noticed: stale })
    expect(await caseOf(copy)).toMatchObject({ flags: [] })
  })
})

describe('a listing that is posted again', () => {
  const fields = { title: 'PlayStation 5', description: 'Boxed. Call me.', userId: '' }
  let first: string
  let second: string
  beforeEach(async () => {
    const run = randomUUID().slice(0, 8)
    first = `first-${run}`
    second = `second-${run}`
    await set('moderators/selin', { role: 'moderator' })
    await post(first, now)
  })
  afterEach(async () => {
    for (const id of [first, second]) {
      await backend.firestore.doc(`cases/${id}`).delete()
      await remove(id)
    }
  })
  const post = async (id: string, at: Date, userId = `seller-of-${first}`) => {
    await set(`posts/${id}`, { ...fields, userId })
    await check(id, at)
  }
  const report = async () => {
    await set(`reports/${first}_ali`, { listingId: first, userId: 'ali', reason: 'scam' })
    await followCase(backend.firestore, first, now)
  }
  const act = async (action: CaseAction) => {
    const version = (await read(`cases/${first}`))?.['version']
    const decision = { requestId: randomUUID(), caseId: first, version, action, note: '' }
    expect(await decide(backend.firestore, 'selin', { ...decision, reason: 'scam' }, now)).toEqual(
      ok(version + 1),
    )
  }
  const again = () => [{ kind: 'same-text', detail: first, isOwn: true }]

  it('is noticed when moderators removed it, with a short text as well', async () => {
    await report()
    await act('remove')
    await post(second, later)
    expect(await flagsOf(second)).toEqual(again())
    expect(await read(`cases/${second}`)).toHaveProperty('dueAt')
  })

  it('is noticed when the seller deleted it while it was reported', async () => {
    await report()
    await remove(first)
    await post(second, later)
    expect(await flagsOf(second)).toEqual(again())
  })

  it('is noticed when moderators acted against the seller of the deleted listing', async () => {
    await report()
    await remove(first)
    await act('warn')
    await post(second, later)
    expect(await flagsOf(second)).toEqual(again())
  })

  it('is not noticed when its reports were dismissed, before or after it was deleted', async () => {
    await report()
    await act('dismiss')
    await post(second, later)
    expect(await flagsOf(second)).toEqual([])
    await set(`reports/${first}_veli`, { listingId: first, userId: 'veli', reason: 'scam' })
    await remove(first)
    await act('dismiss')
    await check(second, later)
    expect(await flagsOf(second)).toEqual([])
  })

  it('is not noticed when no user had reported it', async () => {
    await remove(first)
    await post(second, later)
    expect(await flagsOf(second)).toEqual([])
  })

  it('is not noticed for a short text of another seller', async () => {
    await report()
    await act('remove')
    await post(second, later, 'another-seller')
    expect(await flagsOf(second)).toEqual([])
  })
})

it('is flagged for its picture by the deployed function', async () => {
  const { small } = await readPicture('honda-civic-1-8-i-vtec-1')
  const run = randomUUID().slice(0, 8)
  const write = async (uid: string) => {
    const names = pictureFilenames('civic', pixels, 'webp')
    const file = watched.bucket.file(`images/${uid}/${names.small}`)
    await file.save(small, { contentType: 'image/webp', resumable: false })
    const link = `http://localhost:9199/v0/b/${watched.bucket.name}/o/`
    const imageUrl = [`${link}${encodeURIComponent(`images/${uid}/${names.large}`)}?alt=media`]
    await watched.firestore.doc(`posts/${uid}`).set({ title: 'Civic', userId: uid, imageUrl })
  }
  const readWatched = async (path: string) => (await watched.firestore.doc(path).get()).data()
  await write(`first-${run}`)
  await eventually(async () => expect(await readWatched(`fingerprints/first-${run}`)).toBeDefined())
  await write(`second-${run}`)
  await eventually(async () =>
    expect(await readWatched(`cases/second-${run}`)).toMatchObject({
      flags: [{ kind: 'same-picture', detail: `first-${run}` }],
    }),
  )
  for (const uid of [`first-${run}`, `second-${run}`]) {
    await watched.firestore.doc(`posts/${uid}`).delete()
    await eventually(async () => expect(await readWatched(`fingerprints/${uid}`)).toBeUndefined())
  }
})

describe('the rules', () => {
  beforeAll(async () => {
    await forEachSeeded(writeSeeded)
    await rebuildSearchIndex(backend.firestore, () => {})
    await forEachSeeded(({ id }) => check(id))
  }, 3 * functionLimitMs)

  it('flags the right listings among the seeded ones and copies, bait and spam', async () => {
    const nothing: readonly CaseFlag['kind'][] = []
    const seeded = await Promise.all(
      seededListings.map(async ({ id, title }) => ({
        what: title,
        expected: nothing,
        found: await flagsOf(id),
      })),
    )
    const examples = []
    for (const example of flagExamples) {
      const id = await writeExample(example)
      // An account of the emulator is created at the real time, whatever time the test uses.
      await check(id, example.others === undefined ? later : new Date())
      examples.push({ ...example, found: await flagsOf(id) })
    }
    const all = [...seeded, ...examples]
    const table = flagKinds.map((kind) => {
      const raised = all.filter(({ found }) => found.some((flag) => flag.kind === kind))
      const right = raised.filter(({ expected }) => expected.includes(kind)).length
      const wanted = all.filter(({ expected }) => expected.includes(kind)).length
      return { kind, listings: all.length, wanted, raised: raised.length, right }
    })
    // How precise each rule is; shown by the command in backend/tests/README.md.
    console.table(table)
    const wrong = all.filter(
      ({ expected, found }) => found.map(({ kind }) => kind).toString() !== expected.toString(),
    )
    expect(wrong.map(({ what, found }) => ({ what, found }))).toEqual([])
  })
})

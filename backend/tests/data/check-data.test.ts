import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import type { DocumentData } from 'firebase-admin/firestore'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Finding } from '#data-check/check-data.ts'
import { checkData, fixData } from '#data-check/check-data.ts'
import type { CheckContext } from '#data-check/check.ts'
import { abandonedAfterMs } from '#functions/pictures/abandoned-uploads.ts'
import { indexListings } from '#functions/search/index-listings.ts'
import type { Backend } from '#tests/functions/backend.ts'
import { openEmptyBackend } from '#tests/functions/backend.ts'

// A test reads all data several times.
vi.setConfig({ testTimeout: 60_000 })

let backend: Backend
/** Two days from now: uploads have had time to be used. */
let context: CheckContext
let links: readonly string[]

const posted = 'images/ayse/civic_800x600.webp'
const small = 'images/ayse/civic_800x600_small.webp'
const second = 'images/ayse/second_800x600.webp'
const face = 'images/ayse/face.webp'

/** A listing, its author, and all other data of users, without any problem. */
beforeEach(async () => {
  // A separate project that triggers no functions: the checks look at all its data.
  backend = await openEmptyBackend('demo-check')
  context = { ...backend, now: new Date(Date.now() + 2 * abandonedAfterMs) }
  const { firestore, auth, upload } = backend
  links = [await upload(posted), await upload(second)]
  await upload(small)
  const picture = await upload(face)
  await upload('posters/summer.webp')
  await auth.createUser({ uid: 'mehmet', displayName: 'Mehmet' })
  await firestore.doc('users/ayse').set({ name: 'Ayşe', email: '', about: '', picture })
  await firestore.doc('users/ayse/favourites/civic').set({ addedAt: '2026-11-20T10:00:00.000Z' })
  await firestore.doc('users/mehmet/favourites/civic').set({ addedAt: '2026-11-20T10:00:00.000Z' })
  await firestore.doc('reports/civic_mehmet').set(aReport('mehmet'))
  await firestore.doc('limits/ayse').set({ posts: [action('civic')], isTrusted: false })
  await write('civic', { imageUrl: links })
  await write('sofa', { imageUrl: ['https://example.com/sofa.webp'], status: 'sold' })
  await indexListings(firestore, ['civic', 'sofa'])
})
afterEach(() => backend.close())

const action = (id: string) => ({ id, at: new Date().toISOString() })
const aReport = (userId: string) => ({ listingId: 'civic', userId, reason: 'scam', comment: '' })

async function write(id: string, fields: DocumentData): Promise<void> {
  const { id: _, ...listing } = aListing({ id, userId: 'ayse', sellerName: 'Ayşe' })
  await backend.firestore.doc(`posts/${id}`).set({ ...listing, ...fields })
}

async function hold(): Promise<void> {
  const { id: _, ...listing } = aListing({ userId: 'ayse', sellerName: 'Ayşe', imageUrl: [] })
  const held = { ...listing, status: 'held', heldBy: 'rate-limit' }
  await backend.firestore.doc('posts/desk').set({ userId: held.userId, status: held.status })
  await backend.firestore.doc('withheldListings/desk').set(held)
}

async function index(id: string): Promise<void> {
  await indexListings(backend.firestore, [id])
}

/** Everything in the project: documents by path, and file names. */
async function everything(): Promise<Record<string, unknown>> {
  const { firestore, files } = backend
  const all: Record<string, unknown> = { files: await files('') }
  for (const name of [
    'posts',
    'withheldListings',
    'users',
    'favourites',
    'reports',
    'limits',
    'searchEntries',
  ]) {
    for (const document of (await firestore.collectionGroup(name).get()).docs) {
      all[document.ref.path] = document.data()
    }
  }
  return all
}

const named = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ check, found }) => [check.title, [...found].toSorted()]))

/** How a changed project differs from the original, by path. */
function differences(before: Record<string, unknown>, after: Record<string, unknown>) {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...paths].filter((path) => JSON.stringify(before[path]) !== JSON.stringify(after[path]))
}

it('finds no problem in sound data', async () => {
  expect(named(await checkData(context))).toEqual({})
})

type Case = {
  readonly title: string
  readonly mutate: () => Promise<unknown>
  readonly found: readonly string[]
  /** What differs after fixing from before the change, by path. */
  readonly changed?: Readonly<Record<string, unknown>>
}

const fixable: readonly Case[] = [
  {
    title: 'Links to missing pictures',
    mutate: async () => {
      await backend.bucket.file(posted).delete()
      await backend.bucket.file(small).delete()
      await backend.bucket.file(face).delete()
    },
    found: ['posts/civic', 'users/ayse'],
    changed: {
      files: [second, 'posters/summer.webp'],
      'posts/civic': { imageUrl: [expect.stringContaining('second')] },
      'users/ayse': { name: 'Ayşe', email: '', about: '' },
    },
  },
  {
    title: 'Pictures older than a day that neither a listing nor a profile uses',
    mutate: () => backend.upload('images/zeynep/alone.webp'),
    found: ['images/zeynep/alone.webp'],
  },
  {
    title: 'Listings whose author has no profile',
    mutate: async () => {
      await write('desk', { userId: 'mehmet', sellerName: 'Another name' })
      await index('desk')
    },
    found: ['posts/desk'],
    changed: {
      'users/mehmet': { name: 'Mehmet', email: '', about: '' },
      'posts/desk': { sellerName: 'Mehmet' },
    },
  },
  {
    title: 'Listings whose seller name differs from the profile',
    mutate: async () => {
      await write('desk', { sellerName: 'An older name' })
      await index('desk')
    },
    found: ['posts/desk'],
    changed: { 'posts/desk': { sellerName: 'Ayşe' } },
  },
  {
    title: 'Listings that search does not find',
    mutate: () => write('desk', {}),
    found: ['posts/desk'],
    changed: { 'posts/desk': { title: aListing().title } },
  },
  {
    title: 'Listings whose entries in the search index are outdated',
    mutate: async () => {
      await write('desk', { title: 'An older title' })
      await index('desk')
      await write('desk', {})
    },
    found: ['posts/desk'],
    changed: { 'posts/desk': { title: aListing().title } },
  },
  {
    title: 'Entries in the search index without a listing',
    mutate: async () => {
      await write('gone', {})
      await index('gone')
      await backend.firestore.doc('posts/gone').delete()
      await backend.firestore.doc('searchIndex/newest/searchEntries/odd').set({ postId: 7 })
    },
    found: [
      expect.stringMatching(/^searchIndex\/newest\/searchEntries\//),
      'searchIndex/newest/searchEntries/odd',
      expect.stringMatching(/^searchIndex\/price-down\//),
      expect.stringMatching(/^searchIndex\/price-up\//),
    ],
  },
  {
    title: 'Held listings that could be released',
    mutate: () => hold(),
    found: ['withheldListings/desk'],
    changed: {
      'posts/desk': { title: aListing().title },
      'limits/ayse': {},
    },
  },
  {
    title: 'Withheld listings that anyone can read',
    mutate: () => write('desk', { status: 'removed' }),
    found: ['posts/desk'],
    changed: {
      'posts/desk': { userId: 'ayse', status: 'removed' },
      'withheldListings/desk': { title: aListing().title, status: 'removed' },
    },
  },
  {
    title: 'Rate limits that cannot be read',
    mutate: () => backend.firestore.doc('limits/ayse').update({ reports: ['often'] }),
    found: ['limits/ayse'],
  },
  {
    title: 'Favourites, reports and limits of deleted users',
    mutate: async () => {
      const favourite = { addedAt: '2026-11-20T10:00:00.000Z' }
      await backend.firestore.doc('users/zeynep/favourites/civic').set(favourite)
      await backend.firestore.doc('reports/civic_zeynep').set(aReport('zeynep'))
      await backend.firestore.doc('limits/zeynep').set({ isTrusted: true })
    },
    found: ['limits/zeynep', 'reports/civic_zeynep', 'users/zeynep/favourites/civic'],
  },
  {
    title: 'Reports of listings that are gone, without a case',
    mutate: async () => {
      for (const listingId of ['gone', 'decided']) {
        const report = { ...aReport('mehmet'), listingId }
        await backend.firestore.doc(`reports/${listingId}_mehmet`).set(report)
      }
      await backend.firestore.doc('cases/decided').set({ status: 'deleted' })
    },
    found: ['reports/gone_mehmet'],
    changed: { 'reports/decided_mehmet': { listingId: 'decided' } },
  },
]

describe.each(fixable)('$title', ({ title, mutate, found, changed = {} }) => {
  it('are found and fixed, and nothing else changes', async () => {
    const before = await everything()
    await mutate()
    const findings = await checkData(context)
    expect(named(findings)).toEqual({ [title]: found })

    expect(named(await fixData(findings, context))).toEqual({})

    const after = await everything()
    expect(after).toMatchObject(changed)
    const isDerived = (path: string) => path.startsWith('searchIndex/')
    expect(
      differences(before, after)
        .filter((path) => !isDerived(path))
        .toSorted(),
    ).toEqual(Object.keys(changed).toSorted())
    expect(named(await checkData(context))).toEqual({})
  })
})

it('does not fix unreadable documents, and authors without an account', async () => {
  const { firestore } = backend
  await firestore.doc('posts/untitled').set({ userId: 'ayse', sellerName: 'Ayşe', title: ' ' })
  await firestore.doc('users/nameless').set({ email: '', about: 'A seller' })
  await firestore.doc('users/ayse/favourites/sofa').set({ title: 'Sofa' })
  await firestore.doc('reports/odd').set({ userId: 'ayse', listingId: 'civic', reason: 'bored' })
  await write('orphan', { userId: 'no-such-user' })
  await index('orphan')
  const before = await everything()
  const expected = {
    'Documents that cannot be read': [
      'posts/untitled',
      'reports/odd',
      'users/ayse/favourites/sofa',
      'users/nameless',
    ],
    'Listings whose author has no profile': ['posts/orphan'],
  }

  const findings = await checkData(context)
  expect(named(findings)).toEqual(expected)
  expect(named(await fixData(findings, context))).toEqual(expected)
  expect(await everything()).toEqual(before)
})

it('accepts uploads of today without a listing, and held listings before their time', async () => {
  await backend.upload('images/ayse/new.webp')
  const actions = Array.from({ length: 10 }, (_, number) => action(`listing-${number}`))
  await backend.firestore.doc('limits/ayse').update({ posts: actions })
  await hold()

  expect(named(await checkData({ ...context, now: new Date() }))).toEqual({})
})

it('continues until problems revealed by fixing are fixed as well', async () => {
  await backend.bucket.file(second).delete()
  await write('civic', { imageUrl: links, title: 'Another title' })
  const findings = await checkData(context)
  expect(Object.keys(named(findings))).toHaveLength(2)

  expect(named(await fixData(findings, context))).toEqual({})
})

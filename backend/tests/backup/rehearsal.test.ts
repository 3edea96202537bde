import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import type { DocumentData } from 'firebase-admin/firestore'
import { Timestamp } from 'firebase-admin/firestore'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { backUp } from '#backup/back-up.ts'
import { restore } from '#backup/restore.ts'
import { writeSitemaps } from '#functions/search/write-sitemaps.ts'
import { rebuildSearchIndex } from '#search-index/rebuild.ts'
import type { Backend } from '#tests/functions/backend.ts'

import type { Market } from './market.ts'
import { everything, loseEverything, openMarket } from './market.ts'

let backend: Market
let folder: string
beforeEach(async () => {
  backend = await openMarket('demo-restore')
  folder = backend.folder
})
afterEach(() => backend.close())

const token = '0f0f0f0f-1111-2222-3333-444444444444'
const hostilePath = 'images/ayse/.. 🚗 passwd.webp'
const paths = ['images/ayse/civic_9x9.webp', 'images/ayse/civic_9x9_small.webp', hostilePath]
const linkOf = (path: string) =>
  `https://pictures.example/v0/b/x/o/${encodeURIComponent(path)}?alt=media`

/** A market with a document of each kind, and pictures. */
async function fill({ firestore, bucket }: Backend): Promise<void> {
  for (const path of paths) {
    await bucket.file(path).save(Buffer.from(`picture ${path}`), {
      contentType: 'image/webp',
      metadata: {
        cacheControl: 'public, max-age=31536000, immutable',
        metadata: { firebaseStorageDownloadTokens: token },
      },
    })
  }
  const { id: _id, status: _status, ...listing } = aListing({ userId: 'ayse' })
  const at = new Timestamp(1_790_000_000, 123_456_000)
  const documents: Readonly<Record<string, DocumentData>> = {
    'posts/civic': {
      ...listing,
      imageUrl: [linkOf('images/ayse/civic_9x9.webp'), linkOf(hostilePath)],
    },
    'posts/sofa': { ...listing, title: 'Sofa', price: 90.5, status: 'sold' },
    'posts/from-an-older-app': { title: 'Desk', timestamp: at, price: '40', images: null },
    'users/ayse': { name: 'Ayşe', email: '', about: 'Line one\nline two' },
    'users/ayse/favourites/civic': { addedAt: '2026-11-20T10:00:00.000Z', title: 'Civic' },
    'reports/civic_mehmet': { listingId: 'civic', createdAt: at },
    'limits/ayse': { postsWaitUntil: at, posts: [{ id: 'x', at: 'y' }], isTrusted: true },
    'listingStats/civic': { views: 7, favourites: 1 },
    'listingStats/civic/countedFavourites/hash': {},
    'deletedListings/gone': { deletedAt: at },
    'deletedAccounts/gone': { deletedAt: at },
    'exchangeRates/latest': { asOf: '2099-01-01', EUR: 1.2, GBP: 1.4, TRY: 0.019 },
    'deployment/registry': { text: '{"revision":1}' },
  }
  for (const [path, fields] of Object.entries(documents)) await firestore.doc(path).set(fields)
  await rebuildSearchIndex(firestore, () => {})
  await writeSitemaps(firestore)
}

/** All pictures. Their links in listings contain the token. */
async function pictures({ bucket }: Backend): Promise<readonly object[]> {
  const [files] = await bucket.getFiles()
  return await Promise.all(
    files.map(async (file) => {
      const [[bytes], [{ contentType, cacheControl, metadata }]] = await Promise.all([
        file.download(),
        file.getMetadata(),
      ])
      const { firebaseStorageDownloadTokens: tokens } = metadata ?? {}
      expect(tokens).toBe(token)
      return { path: file.name, text: bytes.toString(), contentType, cacheControl, tokens }
    }),
  )
}

it('a restored market has the same documents, search index and pictures', async () => {
  const { firestore } = backend
  await fill(backend)
  const before = await everything(firestore)
  const picturesBefore = await pictures(backend)
  expect(Object.keys(before).filter((path) => path.startsWith('searchIndex/'))).toHaveLength(6)
  expect(picturesBefore).toHaveLength(3)

  await backUp(backend, folder, () => {})
  await loseEverything(backend)
  expect([await everything(firestore), await pictures(backend)]).toEqual([{}, []])
  await restore(backend, folder, () => {})

  expect(await everything(firestore)).toEqual(before)
  expect(await pictures(backend)).toEqual(picturesBefore)
})

it('restoring keeps what was written since, and can be repeated', async () => {
  const { firestore } = backend
  await fill(backend)
  await backUp(backend, folder, () => {})
  const { id: _id, status: _status, ...listing } = aListing({ title: 'Posted since' })
  await firestore.doc('posts/since').set(listing)
  await firestore.doc('posts/civic').update({ title: 'Defaced' })

  await restore(backend, folder, () => {})
  const restored = await everything(firestore)
  expect(restored).toMatchObject({
    'posts/since': { title: 'Posted since' },
    'posts/civic': { title: aListing().title },
  })
  expect(Object.keys(restored).filter((path) => path.startsWith('searchIndex/'))).toHaveLength(9)
  await restore(backend, folder, () => {})
  expect(await everything(firestore)).toEqual(restored)
})

it('never overwrites a backup, and names collections that it does not have', async () => {
  await backend.firestore.doc('chats/1').set({ text: 'Is it still there?' })
  const lines: string[] = []
  await backUp(backend, folder, (line) => lines.push(line))
  expect(lines[0]).toBe('Not in the backup: the collection chats')
  await expect(backUp(backend, folder, () => {})).rejects.toThrow('Name another folder.')
})

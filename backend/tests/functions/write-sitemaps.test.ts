import { randomUUID } from 'node:crypto'

import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, it } from 'vitest'

import { writeSitemaps } from '#functions/search/write-sitemaps.ts'

import { backendForTests } from './backend.ts'

// A project of its own, in which no function runs.
const { firestore } = backendForTests(`demo-sitemaps-${randomUUID()}`)

const add = (id: string, timestamp: string) =>
  Promise.all(
    [...indexEntries(aListing({ id, timestamp }))].map(([path, entry]) =>
      firestore.doc(path).set(entry),
    ),
  )

it('has the listings that search finds, from the newest, and forgets files that are too many', async () => {
  await add('older', '2026-07-03T10:00:00.000Z')
  await add('newer', '2026-07-04T10:00:00.000Z')
  await firestore.doc('sitemaps/2').set({ lines: 'gone 2026-07-01' })
  await writeSitemaps(firestore)

  const today = new Date().toISOString().slice(0, 10)
  const sitemaps = await firestore.collection('sitemaps').get()
  expect(Object.fromEntries(sitemaps.docs.map((file) => [file.id, file.data()]))).toEqual({
    1: { lines: `newer ${today}\nolder ${today}` },
    index: { changedOn: [today] },
  })
})

import type { SitemapEntry } from '@adamarket/shared/domain/sitemap.ts'
import { formatSitemapFiles } from '@adamarket/shared/domain/sitemap.ts'
import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import type { Firestore } from 'firebase-admin/firestore'

import { pagesOf } from '#functions/base/pages-of.ts'

/** Entries to read at a time. */
const pageSize = 1_000

/**
 * Writes which listings the sitemap has: those that search finds, so neither held nor sold nor removed ones, from the
 * newest. `sitemaps/index` comes after the files that it counts, and the ones that it does not count are deleted last.
 */
export async function writeSitemaps(firestore: Firestore): Promise<void> {
  const sitemaps = firestore.collection('sitemaps')
  const files = formatSitemapFiles(await activeListings(firestore))
  for (const [index, { lines }] of files.entries()) {
    await sitemaps.doc(String(index + 1)).set({ lines })
  }
  await sitemaps.doc('index').set({ changedOn: files.map(({ changedOn }) => changedOn) })
  const stored = await sitemaps.listDocuments()
  await Promise.all(
    stored.filter(({ id }) => Number(id) > files.length).map((surplus) => surplus.delete()),
  )
}

/** The ids of the entries ascend from the newest listing. An entry is only written when what it shows has changed. */
async function activeListings(firestore: Firestore): Promise<readonly SitemapEntry[]> {
  const entries = firestore.collection(entriesPath('newest')).select('postId')
  const found: SitemapEntry[] = []
  for await (const page of pagesOf(entries, pageSize)) {
    for (const entry of page) {
      const changedOn = entry.updateTime.toDate().toISOString().slice(0, 10)
      found.push({ id: String(entry.get('postId')), changedOn })
    }
  }
  return found
}

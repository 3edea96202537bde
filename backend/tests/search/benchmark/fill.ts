import type { IndexEntry } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import type { SortOrder } from '@adamarket/shared/domain/search-query.ts'
import type { Firestore } from 'firebase-admin/firestore'

import { benchmarkListing } from './listings.ts'

const listingsOfABatch = 100
const batchesAtOnce = 4

/** Writes the entries of the benchmark's listings `from` up to, but not including, `to`. */
export async function fill(
  firestore: Firestore,
  options: {
    readonly from: number
    readonly to: number
    readonly orders: readonly SortOrder[]
    readonly onProgress: (line: string) => void
  },
): Promise<void> {
  const { from, to, orders, onProgress } = options
  const folders = orders.map((order) => `${entriesPath(order)}/`)
  const entriesOf = (number: number): readonly (readonly [string, IndexEntry])[] =>
    [...indexEntries(benchmarkListing(number))].filter(([path]) =>
      folders.some((folder) => path.startsWith(folder)),
    )

  let next = from
  let written = 0
  const work = async (): Promise<void> => {
    while (next < to) {
      const first = next
      next = Math.min(first + listingsOfABatch, to)
      const batch = firestore.batch()
      for (let number = first; number < next; number += 1) {
        for (const [path, entry] of entriesOf(number)) batch.set(firestore.doc(path), entry)
      }
      // Concurrency is limited by the caller.
      await batch.commit()
      written += 1
      if (written % 50 === 0) onProgress(`  ${from + written * listingsOfABatch} of ${to}`)
    }
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, work))
}

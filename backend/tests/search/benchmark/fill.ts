import type { IndexEntry } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import type { EntryOrder } from '@adamarket/shared/domain/search-index/entry-path.ts'
import type { Firestore } from 'firebase-admin/firestore'

import { benchmarkListing } from './listings.ts'

/** Listings whose entries are in memory at a time. */
const batchSize = 200
/** On a busy machine the emulator answers some writes too late. */
const maxAttempts = 5

/** Writes the entries of the benchmark's listings `from` up to, but not including, `to`. */
export async function fill(
  firestore: Firestore,
  options: {
    readonly from: number
    readonly to: number
    readonly orders: readonly EntryOrder[]
    readonly onProgress: (line: string) => void
  },
): Promise<void> {
  const { from, to, orders, onProgress } = options
  const folders = orders.map((order) => `${entriesPath(order)}/`)
  const entriesOf = (number: number): readonly (readonly [string, IndexEntry])[] =>
    [...indexEntries(benchmarkListing(number))].filter(([path]) =>
      folders.some((folder) => path.startsWith(folder)),
    )

  const writer = firestore.bulkWriter({ throttling: false })
  writer.onWriteError(({ failedAttempts }) => failedAttempts < maxAttempts)
  for (let next = from; next < to; next += batchSize) {
    const end = Math.min(next + batchSize, to)
    for (let number = next; number < end; number += 1) {
      for (const [path, entry] of entriesOf(number)) void writer.set(firestore.doc(path), entry)
    }
    await writer.flush()
    if (end % 1000 === 0) onProgress(`  ${end} of ${to}`)
  }
  await writer.close()
}

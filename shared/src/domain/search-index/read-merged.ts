import type { AppError } from '#domain/app-error.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Result } from '#domain/result.ts'
import { allOk, ok } from '#domain/result.ts'

import type { Lookup } from './lookup.ts'
import type { EntryTerms } from './steps.ts'

/** An entry that was read; without a listing when its document is invalid. */
export type ReadEntry = {
  readonly id: string
  readonly listing: Listing | undefined
  readonly terms: EntryTerms
}

/** Reads up to `limit` entries of a look-up, starting after the id `after`. */
export type ReadEntries = (
  lookup: Lookup,
  limit: number,
  after: string | undefined,
) => Promise<Result<readonly ReadEntry[], AppError>>

type Merged = {
  /** Ascending by id, without repetitions. */
  readonly entries: readonly ReadEntry[]
  /** There may be entries after these. */
  readonly hasMore: boolean
}

/** Reads the entries that any of some look-ups finds: up to `limit` of each, starting after the id `after`. */
export async function readMerged(
  read: ReadEntries,
  lookups: readonly Lookup[],
  limit: number,
  after: string | undefined,
): Promise<Result<Merged, AppError>> {
  const answers = await Promise.all(lookups.map((lookup) => read(lookup, limit, after)))
  const lists = allOk(answers)
  if (!lists.ok) return lists
  const full = lists.value.filter(({ length }) => length === limit)
  // What follows the end of a full list is not known yet.
  const end = full.flatMap((list) => list.at(-1)?.id ?? []).toSorted()[0]
  const entries = new Map(lists.value.flat().map((entry) => [entry.id, entry]))
  return ok({
    entries: [...entries.values()]
      .filter(({ id }) => end === undefined || id <= end)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    hasMore: full.length > 0,
  })
}

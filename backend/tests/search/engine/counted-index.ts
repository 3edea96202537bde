import { ok } from '@adamarket/shared/domain/result.ts'
import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import type { IndexEntry } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import type { Lookup } from '@adamarket/shared/domain/search-index/lookup.ts'
import type {
  ReadEntries,
  ReadEntry,
} from '@adamarket/shared/domain/search-index/search-in-index.ts'
import { searchInIndex } from '@adamarket/shared/domain/search-index/search-in-index.ts'
import type { SearchQuery, SortOrder } from '@adamarket/shared/domain/search-query.ts'
import { sortOrders } from '@adamarket/shared/domain/search-query.ts'

import { benchmarkListing } from '#tests/search/benchmark/listings.ts'

/** The number of results on a page. */
const pageLength = 20

type Entry = { readonly id: string; readonly number: number }

export type Counted = { readonly shown: number; readonly reads: number }

/**
 * The entries that a first page reads among the benchmark's listings, for each query. The index is in memory, where
 * many fit: of each listing it keeps the ids of its entries, and which of the terms that are looked up it has.
 */
export async function countReads(
  size: number,
  queries: readonly SearchQuery[],
): Promise<readonly Counted[]> {
  const having = await lookedUp(queries, size)
  const inOrder = new Map(sortOrders.map((order): [SortOrder, Entry[]] => [order, []]))
  for (let number = 0; number < size; number += 1) {
    const entries = indexEntries(benchmarkListing(number))
    for (const [order, list] of inOrder) {
      const folder = `${entriesPath(order)}/`
      const path = [...entries.keys()].find((one) => one.startsWith(folder))
      if (path !== undefined) list.push({ id: path.slice(folder.length), number })
    }
    // The newest have what the others have.
    const [newest] = entries.values()
    for (const key of newest ? keysOf(newest) : []) having.get(key)?.fill(1, number, number + 1)
  }
  for (const list of inOrder.values()) list.sort((a, b) => (a.id < b.id ? -1 : 1))

  const counted: Counted[] = []
  for (const query of queries) {
    let reads = 0
    const read: ReadEntries = async (lookup, limit, after) => {
      const terms = lookup.filters.map(({ path, is }) => having.get(keyOf(...path, is)))
      const found: Entry[] = []
      for (const entry of inOrder.get(lookup.order) ?? []) {
        if (found.length === limit) break
        const isFound = terms.every((term) => term?.[entry.number] === 1)
        if (isFound && isWithin(entry.id, lookup, after)) found.push(entry)
      }
      reads += found.length
      return ok(found.map(readEntry))
    }
    const page = await searchInIndex(read, query, { limit: pageLength })
    if (!page.ok) throw page.error.cause
    counted.push({ shown: page.value.listings.length, reads })
  }
  return counted
}

/** Room for which listings have what the queries look up. An empty index leads each query through all its steps. */
async function lookedUp(queries: readonly SearchQuery[], size: number) {
  const having = new Map<string, Uint8Array>()
  const empty: ReadEntries = async ({ filters }) => {
    for (const { path, is } of filters) having.set(keyOf(...path, is), new Uint8Array(size))
    return ok([])
  }
  for (const query of queries) await searchInIndex(empty, query, { limit: pageLength })
  return having
}

function keysOf({ terms, facets, attributeTerms, priceBuckets }: IndexEntry): readonly string[] {
  return Object.entries({ terms, facets, attributeTerms, priceBuckets }).flatMap(([field, value]) =>
    Object.entries(value ?? {}).map(([key, is]) => keyOf(field, key, is)),
  )
}

function keyOf(field: string, key: string, is: string | true): string {
  return `${field}\n${key}\n${is}`
}

function readEntry({ id, number }: Entry): ReadEntry {
  const listing = benchmarkListing(number)
  const [entry] = indexEntries(listing).values()
  return { id, listing, terms: entry?.terms ?? {} }
}

function isWithin(id: string, { from, to }: Lookup, after: string | undefined): boolean {
  if (to !== undefined && id >= to) return false
  return after === undefined ? from === undefined || id >= from : id > after
}

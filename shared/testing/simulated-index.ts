import type { Listing } from '#domain/listing.ts'
import { ok } from '#domain/result.ts'
import type { IndexEntry } from '#domain/search-index/index-entry.ts'
import { entriesPath, indexEntries } from '#domain/search-index/index-entry.ts'
import type { Lookup, LookupFilter } from '#domain/search-index/lookup.ts'
import type { ReadEntries } from '#domain/search-index/search-in-index.ts'

/** Reads the search index of these ads from memory, by the rules of Firestore. */
export function simulateIndex(listings: readonly Listing[]): ReadEntries {
  const entries = new Map(listings.flatMap((listing) => [...indexEntries(listing)]))
  const inOrder = [...entries.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return async (lookup, limit, after) => {
    const folder = `${entriesPath(lookup.order)}/`
    return ok(
      inOrder
        .flatMap(([path, entry]) =>
          path.startsWith(folder) ? [{ id: path.slice(folder.length), entry }] : [],
        )
        .filter(({ id, entry }) => isWithin(id, lookup, after) && isFound(entry, lookup))
        .slice(0, limit)
        .map(({ id, entry }) => ({ id, listing: { ...entry.listing, id: entry.postId } })),
    )
  }
}

function isWithin(id: string, { from, to }: Lookup, after: string | undefined): boolean {
  if (to !== undefined && id >= to) return false
  return after === undefined ? from === undefined || id >= from : id > after
}

function isFound(entry: IndexEntry, { filters }: Lookup): boolean {
  return filters.every((filter) => {
    const value = valueAt(entry, filter)
    return 'is' in filter
      ? value === filter.is
      : typeof value === 'number' && filter.isOneOf.includes(value)
  })
}

function valueAt(entry: IndexEntry, { path }: LookupFilter): unknown {
  let value: unknown = entry
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = new Map<string, unknown>(Object.entries(value)).get(name)
  }
  return value
}

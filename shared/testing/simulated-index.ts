import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { ok } from '#domain/result.ts'
import type { IndexEntry } from '#domain/search-index/index-entry.ts'
import { entriesPath } from '#domain/search-index/entry-path.ts'
import { indexEntries } from '#domain/search-index/index-entry.ts'
import type { Lookup } from '#domain/search-index/lookup.ts'
import type { ReadEntries } from '#domain/search-index/search-in-index.ts'

/** Reads the search index of these listings from memory, by the rules of Firestore. */
export function simulateIndex(
  listings: readonly Listing[],
  rates: ExchangeRates = ratesInCode,
): ReadEntries {
  const entries = new Map(listings.flatMap((listing) => [...indexEntries(listing, rates)]))
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
        .map(({ id, entry }) => ({
          id,
          listing: { ...entry.listing, id: entry.postId },
          terms: entry.terms,
        })),
    )
  }
}

function isWithin(id: string, { from, to }: Lookup, after: string | undefined): boolean {
  if (to !== undefined && id >= to) return false
  return after === undefined ? from === undefined || id >= from : id > after
}

function isFound(entry: IndexEntry, { filters }: Lookup): boolean {
  const fields = new Map<string, unknown>(Object.entries(entry))
  return filters.every(({ path: [field, key], is }) => {
    const value = fields.get(field)
    return (
      typeof value === 'object' &&
      value !== null &&
      new Map<string, unknown>(Object.entries(value)).get(key) === is
    )
  })
}

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { matchesFilters } from '#domain/search/matches-search.ts'
import type { ListingPage, PageOf } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import { allOk, err, ok } from '#domain/result.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { bestMatch, orderOf, textsOf } from '#domain/search/search-query.ts'

import { isEntryId } from './entry-id.ts'
import type { Lookup } from './lookup.ts'
import { entriesOrderOf } from './entry-path.ts'
import { lookupOf } from './lookup.ts'
import type { EntryTerms } from './steps.ts'
import { searchSteps } from './steps.ts'

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

/** The security rules refuse longer lists. */
const maxReadSize = 100

/** A part of the results, in the order of entries; the parts follow each other. */
type Part = {
  /** Names the part in cursors. */
  readonly name: string
  readonly lookups: readonly Lookup[]
  readonly accepts: (listing: Listing, terms: EntryTerms) => boolean
}

/**
 * A page of the listings that a query finds. The index only preselects, apart from the area: the rule decides. It reads one entry more
 * than the page shows, which tells whether there is another page, and then as many as are still missing plus as
 * many as were rejected so far. By best match, the steps of the text are read one after another; in any other order,
 * the steps that find all are read side by side.
 */
export async function searchInIndex(
  read: ReadEntries,
  query: SearchQuery,
  { limit, cursor }: PageOf,
  rates: ExchangeRates = ratesInCode,
): Promise<Result<ListingPage, AppError>> {
  const parts = partsOf(query, rates)
  const start = cursor === undefined ? undefined : parseCursor(query, parts, cursor)
  if (cursor !== undefined && !start) {
    return err(appError('invalid', new Error('The cursor is not one of this search')))
  }
  const found: { readonly cursor: string; readonly listing: Listing }[] = []
  for (const { name, lookups, accepts } of parts.slice(start?.part)) {
    // A part finds many listings of the earlier parts again.
    let rejected = found.length
    let after = name === start?.name ? start.after : undefined
    let hasMore = lookups.length > 0
    while (hasMore && found.length <= limit) {
      const size = Math.min(limit + 1 - found.length + rejected, maxReadSize)
      // Each read starts where the previous one ended.
      const entries = await readMerged(read, lookups, size, after)
      if (!entries.ok) return entries
      for (const { id, listing, terms } of entries.value.entries) {
        if (listing && matchesFilters(listing, query, rates) && accepts(listing, terms)) {
          found.push({ cursor: `${name} ${id}`, listing })
        } else rejected += 1
      }
      after = entries.value.entries.at(-1)?.id
      hasMore = entries.value.hasMore
    }
  }
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return ok({
    listings: shown.map(({ listing }) => listing),
    ...(found.length > limit && last && { nextCursor: last.cursor }),
  })
}

function partsOf(query: SearchQuery, rates: ExchangeRates): readonly Part[] {
  const order = orderOf(query)
  const steps = textsOf(query).flatMap(searchSteps)
  const lookupsOf = (chosen: typeof steps) =>
    chosen.flatMap(({ terms }) => lookupOf(query, terms, rates) ?? [])
  if (order !== bestMatch) {
    const all = steps.filter(({ isCovered }) => !isCovered)
    return [
      {
        name: order,
        lookups: lookupsOf(all),
        accepts: (listing, terms) => all.some((step) => step.accepts(listing, terms)),
      },
    ]
  }
  return steps.map((step, index) => ({
    name: `${bestMatch}-${index}`,
    lookups: lookupsOf([step]),
    accepts: (listing, terms) => steps.findIndex((one) => one.accepts(listing, terms)) === index,
  }))
}

/** The position of the last listing shown: its part, and the id of its entry in there. */
function parseCursor(query: SearchQuery, parts: readonly Part[], cursor: string) {
  const [name = '', after = '', ...more] = cursor.split(' ')
  const part = parts.findIndex((one) => one.name === name)
  const isOfSearch = part >= 0 && more.length === 0 && isEntryId(entriesOrderOf(query), after)
  return isOfSearch ? { part, name, after } : undefined
}

type Merged = {
  /** Ascending by id, without repetitions. */
  readonly entries: readonly ReadEntry[]
  /** There may be entries after these. */
  readonly hasMore: boolean
}

/** Reads the entries that any of some look-ups finds: up to `limit` of each, starting after the id `after`. */
async function readMerged(
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

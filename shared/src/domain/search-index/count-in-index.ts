import type { AppError } from '#domain/app-error.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import type { SearchCount } from '#domain/ports.ts'
import { maxCounted } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import { allOk, ok } from '#domain/result.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'

import { termsOfFilters } from './attribute-terms.ts'
import type { Lookup } from './lookup.ts'
import { lookupOf } from './lookup.ts'
import { countedTerms } from './steps.ts'

/** Counts the entries of a look-up, up to {@link maxCounted}. */
export type CountEntries = (lookup: Lookup) => Promise<Result<number, AppError>>

/**
 * How many listings a query finds, without reading them: those with its words and those with its letters, less those
 * with both. Letters are counted by their terms alone, which a few other listings may have.
 */
export async function countInIndex(
  countEntries: CountEntries,
  query: SearchQuery,
  rates: ExchangeRates = ratesInCode,
): Promise<Result<SearchCount, AppError>> {
  const { isExact } = countedTerms(query.text)
  // By price, a range of prices is a range of ids; the buckets of the newest contain others.
  const inOrder: SearchQuery = { ...query, sort: query.price ? 'price-up' : 'newest' }
  const counts = await Promise.all(
    countedSets(query.text).map(async (terms) => {
      const lookup = lookupOf(inOrder, terms, rates)
      return lookup ? await countEntries(lookup) : ok(0)
    }),
  )
  const counted = allOk(counts)
  if (!counted.ok) return counted
  const [byLetters = 0, byWords = 0, byBoth = 0] = counted.value
  const isCapped = Math.max(byLetters, byWords) >= maxCounted
  const count = isCapped ? maxCounted : Math.min(byLetters + byWords - byBoth, maxCounted)
  const isCertain = isExact && !query.price && termsOfFilters(query.attributes).isExact
  return ok({ count, isExact: isCertain && count < maxCounted })
}

/** How many documents a count of up to a thousand listings costs: one for each part that is counted. */
export function readsOfCount(text: string): number {
  return countedSets(text).length
}

/** The terms of what is counted: letters, and words and both if there are words. */
function countedSets(text: string): readonly (readonly string[])[] {
  const { words, letters } = countedTerms(text)
  return words ? [letters, words, [...words, ...letters]] : [letters]
}

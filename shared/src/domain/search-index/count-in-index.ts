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
  const { words, letters, isExact } = countedTerms(query.text)
  // By price, a range of prices is a range of ids; the buckets of the newest contain others.
  const inOrder: SearchQuery = { ...query, sort: query.price ? 'price-up' : 'newest' }
  const wanted = words ? [letters, words, [...words, ...letters]] : [letters]
  const counts = await Promise.all(
    wanted.map(async (terms) => {
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

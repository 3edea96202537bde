import type { AppError } from '#domain/app-error.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import type { SearchCount } from '#domain/ports.ts'
import { maxCounted } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import { allOk, ok } from '#domain/result.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { textsOf } from '#domain/search/search-query.ts'

import { termsOfFilters } from './attribute-terms.ts'
import type { Lookup } from './lookup.ts'
import { lookupOf } from './lookup.ts'
import { countedTerms } from './steps.ts'

/** Counts the entries of a look-up, up to {@link maxCounted}. */
export type CountEntries = (lookup: Lookup) => Promise<Result<number, AppError>>

/**
 * How many listings a query finds, without reading them: those with its words and those with its letters, less those
 * with both. Letters are counted by their terms alone, which a few other listings may have. Of several texts each is counted,
 * so a listing that two of them find counts twice.
 */
export async function countInIndex(
  countEntries: CountEntries,
  query: SearchQuery,
  rates: ExchangeRates = ratesInCode,
): Promise<Result<SearchCount, AppError>> {
  const texts = textsOf(query)
  const counts = allOk(
    await Promise.all(texts.map(async (text) => await countText(countEntries, text, query, rates))),
  )
  if (!counts.ok) return counts
  const count = Math.min(
    counts.value.reduce((total, one) => total + one, 0),
    maxCounted,
  )
  const isCertain =
    texts.every((text) => texts.length === 1 && countedTerms(text).isExact) &&
    !query.price &&
    termsOfFilters(query.attributes).isExact
  return ok({ count, isExact: isCertain && count < maxCounted })
}

async function countText(
  countEntries: CountEntries,
  text: string,
  query: SearchQuery,
  rates: ExchangeRates,
): Promise<Result<number, AppError>> {
  // By amount, a range is a range of ids; what the newest are found by finds others as well.
  const isByAmount = query.price !== undefined || query.cost !== undefined
  const inOrder: SearchQuery = { ...query, sort: isByAmount ? 'price-up' : 'newest' }
  const counts = await Promise.all(
    countedSets(text).map(async (terms) => {
      const lookup = lookupOf(inOrder, terms, rates)
      return lookup ? await countEntries(lookup) : ok(0)
    }),
  )
  const counted = allOk(counts)
  if (!counted.ok) return counted
  const [byLetters = 0, byWords = 0, byBoth = 0] = counted.value
  const isCapped = Math.max(byLetters, byWords) >= maxCounted
  return ok(isCapped ? maxCounted : byLetters + byWords - byBoth)
}

/** How many documents a count of up to a thousand listings costs: one for each part that is counted. */
export function readsOfCount(query: SearchQuery): number {
  return textsOf(query).flatMap(countedSets).length
}

/** The terms of what is counted: letters, and words and both if there are words. */
function countedSets(text: string): readonly (readonly string[])[] {
  const { words, letters } = countedTerms(text)
  return words ? [letters, words, [...words, ...letters]] : [letters]
}

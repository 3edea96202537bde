import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { ratesInCode } from '#domain/money/exchange-rates.ts'
import type { Listing } from '#domain/listing/listing.ts'

import { areaOf } from './area-of.ts'
import { compareListings } from './compare-listings.ts'
import { searchedPieces } from './filler-words.ts'
import { isKnownQuery, leadsByWords } from './known-queries.ts'
import { nearValues } from './landmarks-of.ts'
import type { SearchedText } from './matches-search.ts'
import { containsAll, matchesFilters, matchesText } from './matches-search.ts'
import type { SearchQuery } from './search-query.ts'
import { orderOf, textsOf } from './search-query.ts'
import { wordsOfListing } from './words-of-listing.ts'
import { searchedStems, searchedWords, wordsOf } from './words.ts'

/** The listings that a search finds, in its order (specification, section 7.2): the rule that an index follows. */
export function findListings(
  listings: readonly Listing[],
  query: SearchQuery,
  rates: ExchangeRates = ratesInCode,
): readonly Listing[] {
  const order = orderOf(query)
  const rankOf = rankByAny(textsOf(query))
  const found = listings.flatMap((listing) => {
    const isWanted = isInPlace(listing, query) && matchesFilters(listing, query, rates)
    const rank = isWanted ? rankOf(listing) : undefined
    return rank === undefined ? [] : [{ listing, rank }]
  })
  const compare = compareListings(order === 'best-match' ? 'newest' : order, rates, query.cost)
  return found
    .toSorted(
      (a, b) => (order === 'best-match' ? a.rank - b.rank : 0) || compare(a.listing, b.listing),
    )
    .map(({ listing }) => listing)
}

function isInPlace(listing: Listing, { area, near }: SearchQuery): boolean {
  if (near !== undefined && !nearValues(listing).has(near)) return false
  return area === undefined || areaOf(listing) === area
}

/** How well a listing matches the first text that it matches; all matches of one text precede those of the next. */
function rankByAny(texts: readonly string[]): (listing: SearchedText) => number | undefined {
  const ranks = texts.map(rankFor)
  return (listing) => {
    const found = ranks.map((rankOf) => rankOf(listing))
    const first = found.findIndex((rank) => rank !== undefined)
    const rank = found[first]
    return rank === undefined ? undefined : first * 4 + rank
  }
}

/**
 * How well a listing matches a text, the best match first; undefined if it does not match. Fillers such as `for` do
 * not count, if the text has other words.
 * 0: all words of the text name what it is or where.
 * 1: its title mentions them.
 * 2: a word of its title begins with the only word, and is longer.
 * 3: the letters of each word occur in title, location, category or subcategory, in any order.
 */
function rankFor(text: string): (listing: SearchedText) => 0 | 1 | 2 | 3 | undefined {
  const isKnown = isKnownQuery(text)
  const stems = !isKnown || leadsByWords(text) ? searchedStems(text) : []
  const pieces = searchedPieces(text)
  const words = searchedWords(text)
  return (listing) => {
    if (stems.length > 0) {
      const { names, inTitle } = wordsOfListing(listing)
      if (stems.every((stem) => names.has(stem))) return 0
      if (stems.every((stem) => inTitle.has(stem))) return 1
    }
    if (isKnown) return matchesText(listing, text) ? 3 : undefined
    if (!containsAll(listing, pieces)) return undefined
    return beginsWith(listing, words) ? 2 : 3
  }
}

/** From three letters on. */
function beginsWith({ title }: SearchedText, [word = '', ...more]: readonly string[]): boolean {
  return (
    more.length === 0 &&
    /^\p{L}{3}/u.test(word) &&
    wordsOf(title).some((one) => one !== word && one.startsWith(word))
  )
}

import { foldText, piecesOf } from '#domain/text/fold-text.ts'
import type { Listing } from '#domain/listing/listing.ts'

import { searchedPieces } from './filler-words.ts'
import { findListings } from './find-listings.ts'
import { isKnownQuery, knownQueries, leadsByWords } from './known-queries.ts'
import { matchesText } from './matches-search.ts'
import type { SearchQuery } from './search-query.ts'
import { textsOf } from './search-query.ts'
import { wordsOfListing } from './words-of-listing.ts'
import { searchedStems } from './words.ts'

/** The number of letters by which a text is looked up; shorter texts are looked up whole. */
const gramLength = 3

/** The letters of Turkish and English words, roughly the most frequent first. */
const byFrequency = 'aeinrltokmsdyubzgchpvfjxwq'

/**
 * The keys of a saved search in its index: every listing that the search finds has one of them among those of
 * {@link keysOfListing}. There is one for each way in which a text finds listings, the rarest that can be
 * told from the search alone. A search without a text has one key, of its categories, place and condition.
 */
export function keysOfSearch(query: SearchQuery): readonly string[] {
  return [...new Set(textsOf(query).flatMap((text) => keysOfText(text, query)))]
}

function keysOfText(text: string, query: SearchQuery): readonly string[] {
  if (text === '') return [facetKey('', query)]
  const [stem] = rarestFirst(searchedStems(text))
  const byWords = stem === undefined ? [] : [wordKey(stem)]
  if (isKnownQuery(text)) {
    return [facetKey(foldText(text.trim()), query), ...(leadsByWords(text) ? byWords : [])]
  }
  const [gram] = rarestFirst(
    searchedPieces(text).flatMap((piece) =>
      gramsOf(piece, Math.min([...piece].length, gramLength)),
    ),
  )
  // Every listing has every single letter.
  const byLetters = gram !== undefined && [...gram].length > 1 ? gram : facetKey('', query)
  return [...new Set([byLetters, ...byWords])]
}

/** The keys of a listing, by which its saved searches are looked up ({@link keysOfSearch}): about a hundred. */
export function keysOfListing(listing: Listing): readonly string[] {
  const { title, category, subCategory, location, condition } = listing
  const known = knownQueries.filter((query) => matchesText(listing, query))
  const facets = ['', ...known].flatMap((text) =>
    ['', category, `${category}>${subCategory}`].flatMap((scope) =>
      ['All', location].flatMap((place) =>
        ['', ...(condition ? [condition] : [])].map((one) => [text, scope, place, one].join('|')),
      ),
    ),
  )
  const grams = [title, location, category, subCategory].flatMap((field) =>
    piecesOf(field).flatMap((piece) => [
      ...gramsOf(piece, gramLength),
      ...gramsOf(piece, gramLength - 1),
    ]),
  )
  const words = [...wordsOfListing(listing).inTitle].map(wordKey)
  return [...new Set([...facets, ...grams, ...words])]
}

/** Whether a search finds a listing. */
export function isFoundBy(
  listing: Listing,
  query: SearchQuery,
  rates: Parameters<typeof findListings>[2],
): boolean {
  return findListings([listing], query, rates).length > 0
}

function facetKey(
  text: string,
  { category, subcategory, location, condition }: SearchQuery,
): string {
  const scope = category && subcategory ? `${category}>${subcategory}` : (category ?? '')
  return [text, scope, location, condition ?? ''].join('|')
}

/** Longer than a gram, so that the two differ. */
function wordKey(stem: string): string {
  return `has:${stem}`
}

function gramsOf(piece: string, length: number): readonly string[] {
  const letters = [...piece]
  return Array.from({ length: Math.max(letters.length - length + 1, 0) }, (_, start) =>
    letters.slice(start, start + length).join(''),
  )
}

/** Longer texts and those with rarer letters first. */
function rarestFirst(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => rarityOf(b) - rarityOf(a))
}

function rarityOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    const place = byFrequency.indexOf(letter)
    return sum + (place < 0 ? byFrequency.length : place)
  }, text.length)
}

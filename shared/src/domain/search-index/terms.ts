import { foldText } from '#domain/fold-text.ts'
import { knownQueries } from '#domain/known-queries.ts'
import type { SearchedText } from '#domain/matches-search.ts'
import { matchesText } from '#domain/matches-search.ts'

/** Grams of a query that are looked up, spread over its text: more cost more than they keep out. */
const mostGrams = 20
const longestGram = 3

const controls = /\p{Cc}/gu

/**
 * What the index finds an ad by: each sequence of one, two or three letters of the searched texts,
 * and `=` with each known query that finds it. A text that contains another contains its grams too,
 * so an ad whose terms lack one of a query's is not found by it.
 */
export function termsOfListing(listing: SearchedText): ReadonlySet<string> {
  const terms = new Set<string>()
  for (const field of [listing.title, listing.location, listing.category, listing.subCategory]) {
    const letters = lettersOf(field)
    for (let start = 0; start < letters.length; start += 1) {
      for (let length = 1; length <= longestGram && start + length <= letters.length; length += 1) {
        terms.add(letters.slice(start, start + length).join(''))
      }
    }
  }
  for (const query of knownQueries) {
    if (matchesText(listing, query)) terms.add(`=${query}`)
  }
  return terms
}

/**
 * The terms that each ad has that the text of a query finds: none when it finds every ad. Ads that it
 * does not find may have them as well; `matchesText` tells.
 */
export function termsOfQuery(text: string): readonly string[] {
  const wanted = foldText(text.trim())
  if (knownQueries.includes(wanted)) return [`=${wanted}`]
  const letters = lettersOf(wanted)
  if (letters.length === 0) return []
  const last = letters.length - longestGram
  if (last <= 0) return [letters.join('')]
  const count = Math.min(last + 1, mostGrams)
  const starts = Array.from({ length: count }, (_, index) =>
    Math.round((index * last) / (count - 1)),
  )
  return [...new Set(starts.map((start) => letters.slice(start, start + longestGram).join('')))]
}

/** Whole letters, never half an emoji; control characters are all alike, for a key may have none. */
function lettersOf(text: string): readonly string[] {
  return [...foldText(text).replace(controls, '\uFFFD')]
}

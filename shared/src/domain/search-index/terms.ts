import { foldText } from '#domain/fold-text.ts'
import { knownQueries } from '#domain/known-queries.ts'
import type { SearchedText } from '#domain/matches-search.ts'
import { matchesText } from '#domain/matches-search.ts'

/** The limit of grams in a look-up, spread over the query's text: more would cost more than they exclude. */
const maxGrams = 20
const maxGramLength = 3

const controls = /\p{Cc}/gu

/**
 * What the index finds a listing by: each sequence of one, two or three letters of the searched texts,
 * and `=` with each known query that finds it. A text that contains another contains its grams too, so
 * a query does not find a listing that lacks one of the query's terms.
 */
export function termsOfListing(listing: SearchedText): ReadonlySet<string> {
  const terms = new Set<string>()
  for (const field of [listing.title, listing.location, listing.category, listing.subCategory]) {
    const letters = lettersOf(field)
    for (let start = 0; start < letters.length; start += 1) {
      for (
        let length = 1;
        length <= maxGramLength && start + length <= letters.length;
        length += 1
      ) {
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
 * The terms that every listing found by a query's text has: none when it finds every listing. Others may
 * have them as well; `matchesText` decides.
 */
export function termsOfQuery(text: string): readonly string[] {
  const wanted = foldText(text.trim())
  if (knownQueries.includes(wanted)) return [`=${wanted}`]
  const letters = lettersOf(wanted)
  if (letters.length === 0) return []
  const last = letters.length - maxGramLength
  if (last <= 0) return [letters.join('')]
  const count = Math.min(last + 1, maxGrams)
  const starts = Array.from({ length: count }, (_, index) =>
    Math.round((index * last) / (count - 1)),
  )
  return [...new Set(starts.map((start) => letters.slice(start, start + maxGramLength).join('')))]
}

/** Whole letters, never half a surrogate pair; control characters are all mapped to one, since a key must not contain any. */
function lettersOf(text: string): readonly string[] {
  return [...foldText(text).replace(controls, '\uFFFD')]
}

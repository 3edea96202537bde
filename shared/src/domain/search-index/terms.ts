import { foldText } from '#domain/text/fold-text.ts'
import { knownQueries } from '#domain/search/known-queries.ts'
import type { SearchedText } from '#domain/search/matches-search.ts'
import { matchesText } from '#domain/search/matches-search.ts'
import { wordsOf } from '#domain/search/words.ts'
import type { ListingWords } from '#domain/search/words-of-listing.ts'

/** The limit of grams in a look-up, spread over the query's text: more would cost more than they exclude. */
const maxGrams = 20
const maxGramLength = 3

const controls = /\p{Cc}/gu

/** Whatever follows makes them longer than a gram, so that no gram equals a term of another kind. */
const prefixes = {
  names: 'is:',
  title: 'has:',
  titleOnly: 'not:',
  beginnings: 'begins:',
  query: '=',
} as const

/** The key of a term that is no gram: a word by {@link ListingWords}, the beginning of one, a known query. */
export function termOf(kind: keyof typeof prefixes, text: string): string {
  return `${prefixes[kind]}${text}`
}

/** Whether words are found by this beginning: three letters at least. */
export function isBeginning(text: string): boolean {
  return /^\p{L}{3}/u.test(text)
}

/**
 * What the index finds a listing by: each sequence of one, two or three letters of the searched texts, its words,
 * the beginnings of those in its title, and each known query that finds it. A text that contains another contains
 * its grams too, so a query does not find a listing that lacks one of the query's terms.
 */
export function termsOfListing(listing: SearchedText, words: ListingWords): ReadonlySet<string> {
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
  for (const stem of words.names) terms.add(termOf('names', stem))
  for (const stem of words.inTitle) {
    terms.add(termOf('title', stem))
    if (!words.names.has(stem)) terms.add(termOf('titleOnly', stem))
  }
  for (const word of wordsOf(listing.title)) {
    const letters = [...word]
    for (let length = maxGramLength; length < letters.length; length += 1) {
      const beginning = letters.slice(0, length).join('')
      if (isBeginning(beginning)) terms.add(termOf('beginnings', beginning))
    }
  }
  for (const query of knownQueries) {
    if (matchesText(listing, query)) terms.add(termOf('query', query))
  }
  return terms
}

/** Terms that every listing has whose texts contain each of these folded pieces. Others may have them as well. */
export function gramsOf(pieces: readonly string[]): readonly string[] {
  const grams = [
    ...new Set(
      pieces.flatMap((piece) => {
        const letters = lettersOf(piece)
        const count = Math.max(letters.length - maxGramLength + 1, 1)
        return Array.from({ length: count }, (_, start) =>
          letters.slice(start, start + maxGramLength).join(''),
        )
      }),
    ),
  ]
  // Grams are left out evenly.
  const gap = Math.max((grams.length - 1) / (maxGrams - 1), 1)
  return grams.filter((_, index) => index === Math.round(Math.round(index / gap) * gap))
}

/** Whole letters, never half a surrogate pair; control characters are all mapped to one, since a key must not contain any. */
function lettersOf(text: string): readonly string[] {
  return [...foldText(text).replace(controls, '\uFFFD')]
}

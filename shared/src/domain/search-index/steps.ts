import { searchedPieces } from '#domain/search/filler-words.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { isKnownQuery, leadsByWords } from '#domain/search/known-queries.ts'
import type { SearchedText } from '#domain/search/matches-search.ts'
import { containsAll, matchesText } from '#domain/search/matches-search.ts'
import { searchedStems, searchedWords } from '#domain/search/words.ts'

import { gramsOf, isBeginning, termOf } from './terms.ts'

/** The terms of an entry. */
export type EntryTerms = Readonly<Record<string, true>>

/** One way to find listings by a text: a listing that it finds has the terms and is accepted. */
export type SearchStep = {
  readonly terms: readonly string[]
  readonly accepts: (listing: SearchedText, terms: EntryTerms) => boolean
  /** A later step finds all that this one finds. */
  readonly isCovered: boolean
}

/** The limit of words in a look-up: more words would cost more than they exclude. */
const maxWords = 10

/** The ways to find listings by a text, the best matches first: by its words, and then by its letters. */
export function searchSteps(text: string): readonly SearchStep[] {
  if (!isKnownQuery(text)) return [...wordSteps(text), ...letterSteps(text)]
  const byScope: SearchStep = {
    terms: [termOf('query', foldText(text.trim()))],
    accepts: (listing) => matchesText(listing, text),
    isCovered: false,
  }
  return leadsByWords(text) ? [...wordSteps(text), byScope] : [byScope]
}

/** The terms that all listings found by a text have, for counting them: its words, if it has any, or its letters. */
export function countedTerms(text: string): {
  readonly words?: readonly string[]
  readonly letters: readonly string[]
  /** No other listings have these terms. */
  readonly isExact: boolean
} {
  const steps = searchSteps(text)
  const letters = steps.at(-1)?.terms ?? []
  const stems = steps.length > 1 ? searchedStems(text).slice(0, maxWords) : []
  return {
    ...(stems.length > 0 && { words: stems.map((stem) => termOf('title', stem)) }),
    letters,
    isExact:
      isKnownQuery(text) ||
      searchedPieces(text).every((piece) => /^[\p{L}\p{N}]{1,3}$/u.test(piece)),
  }
}

/** Steps by words that name a listing, then by words that its title only mentions. */
function wordSteps(text: string): readonly SearchStep[] {
  const stems = searchedStems(text)
  if (stems.length === 0) return []
  const isOne = stems.length === 1
  return (['names', isOne ? 'titleOnly' : 'title'] as const).map((kind) => {
    const words = stems.map((stem) => termOf(kind, stem))
    return {
      terms: words.slice(0, maxWords),
      accepts: (_listing, terms) => words.every((word) => terms[word]),
      isCovered: !isOne && kind === 'names',
    }
  })
}

/** Steps by the beginning of a word in the title, then by letters anywhere. */
function letterSteps(text: string): readonly SearchStep[] {
  const pieces = searchedPieces(text)
  const byLetters: SearchStep = {
    terms: gramsOf(pieces),
    accepts: (listing) => containsAll(listing, pieces),
    isCovered: false,
  }
  const [word = '', ...more] = searchedWords(text)
  if (more.length > 0 || !isBeginning(word)) return [byLetters]
  const begins = termOf('beginnings', word)
  const byBeginning: SearchStep = {
    terms: [begins, ...byLetters.terms],
    accepts: (listing, terms) => terms[begins] === true && byLetters.accepts(listing, terms),
    isCovered: true,
  }
  return [byBeginning, byLetters]
}

import { foldText } from '#domain/text/fold-text.ts'

import { searchedPieces } from './filler-words.ts'

/** A part of a text from `start` up to, but not including, `end`, as in `String.slice`. */
export type TextRange = { readonly start: number; readonly end: number }

type Letter = { readonly folded: string; readonly start: number; readonly end: number }

/** The fewest letters of a word that is looked for by itself. */
const minWordLength = 2

/**
 * Where a query occurs in a text, compared as search does ({@link foldText}): `sis` is found in `ŞİŞ`. Where it does
 * not occur as a whole, its words are looked for, without fillers such as `for` if it has others. The ranges are in order, do not overlap, and contain whole letters
 * with their accents. An empty query occurs nowhere.
 */
export function findMatches(text: string, query: string): readonly TextRange[] {
  const whole = foldText(query.trim())
  if (whole === '') return []
  const letters = lettersOf(text)
  const ranges = rangesOf(letters, whole)
  if (ranges.length > 0) return ranges
  const words = searchedPieces(query).filter(({ length }) => length >= minWordLength)
  const found: TextRange[] = []
  for (const range of words.flatMap((word) => rangesOf(letters, word)).toSorted(byStart)) {
    const before = found.at(-1)
    if (before && range.start < before.end) {
      found.splice(-1, 1, { start: before.start, end: Math.max(before.end, range.end) })
    } else found.push(range)
  }
  return found
}

function byStart(one: TextRange, other: TextRange): number {
  return one.start - other.start
}

/** @param wanted folded, not empty */
function rangesOf(letters: readonly Letter[], wanted: string): readonly TextRange[] {
  // For each position of the folded text, the letter it comes from.
  const origins = letters.flatMap((letter) =>
    Array.from({ length: letter.folded.length }, () => letter),
  )
  const folded = letters.map((letter) => letter.folded).join('')
  const ranges: TextRange[] = []
  let from = folded.indexOf(wanted)
  while (from >= 0) {
    const start = origins[from]?.start ?? 0
    const end = origins[from + wanted.length - 1]?.end ?? start
    const before = ranges.at(-1)
    // One letter can fold to several, as `№` does, so that two matches share it.
    if (before && start < before.end) ranges.splice(-1, 1, { start: before.start, end })
    else ranges.push({ start, end })
    from = folded.indexOf(wanted, from + wanted.length)
  }
  return ranges
}

/** The letters of a text, each with the following marks that fold to nothing. */
function lettersOf(text: string): readonly Letter[] {
  const letters: Letter[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const folded = foldText(character)
    const before = letters.at(-1)
    if (folded === '' && before) letters.splice(-1, 1, { ...before, end })
    else letters.push({ folded, start, end })
    start = end
  }
  return letters
}

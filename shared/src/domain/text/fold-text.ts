import { foldDigits } from './fold-digits.ts'

/** Marks on letters, and what cannot be seen between them. */
const marks = /[\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu
const halfLetters = /\p{Cs}/gu

/**
 * A text as search compares it: case, accents, Turkish letters and digits are folded, so that `sis` finds
 * `ŞİŞ` and `Iskele` finds `İskele`; what cannot be seen is left out. `ı`, `I`, `İ` and `i` are one letter, and so are the two forms
 * of the Greek sigma. Half a surrogate pair, left at the end of a cut text, matches nothing. Folding is
 * idempotent.
 */
export function foldText(text: string): string {
  // Decomposing comes first: it can produce capitals (`№` becomes `No`).
  return foldDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(marks, '')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ')
    .replace(halfLetters, '\uFFFD')
}

/** The folded parts of a text between spaces, without repetitions. A part of a search is within one of a listing. */
export function piecesOf(text: string): readonly string[] {
  return [...new Set(foldText(text).split(/\s+/u).filter(Boolean))]
}

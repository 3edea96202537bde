import { foldDigits } from './fold-digits.ts'

/** Marks on letters, and what cannot be seen between them. */
const marks = /[\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu
const halfLetters = /\p{Cs}/gu

/**
 * Letters that look the same, of which the keyboard decides which one is typed: alef wasla and maksura, kaf, heh and yeh of
 * Persian, Urdu and Kurdish keyboards.
 */
const lookalikes = '\u0671\u06A9\u06AA\u06C1\u06BE\u06D5\u0649\u06CC'
const usual = '\u0627\u0643\u0643\u0647\u0647\u0647\u064A\u064A'
/** With the tatweel, which only makes a word longer. */
const lookalike = new RegExp(`[\u0640${lookalikes}]`, 'g')

/**
 * A text as search compares it: case, accents, Turkish letters, digits and letters that look the same are folded, so that
 * `sis` finds `ŞİŞ`, `Iskele` finds `İskele` and `کار` finds `كار`; what cannot be seen is left out. `ı`, `I`, `İ` and `i` are one letter, and so are the two forms
 * of the Greek sigma. Half a surrogate pair, left at the end of a cut text, matches nothing. Folding is
 * idempotent.
 */
export function foldText(text: string): string {
  // Decomposing comes first: it can produce capitals (`№` becomes `No`).
  return foldDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(marks, '')
    .replace(lookalike, (letter) => usual[lookalikes.indexOf(letter)] ?? '')
    .replaceAll('ı', 'i')
    .replaceAll('ς', 'σ')
    .replace(halfLetters, '\uFFFD')
}

/** The folded parts of a text between spaces, without repetitions. A part of a search is within one of a listing. */
export function piecesOf(text: string): readonly string[] {
  return [...new Set(foldText(text).split(/\s+/u).filter(Boolean))]
}

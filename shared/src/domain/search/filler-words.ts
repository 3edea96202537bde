import { foldText, piecesOf } from '#domain/text/fold-text.ts'

/**
 * Words without a meaning for a search, folded. `at` and `is` are missing: in Turkish they are a horse and a job.
 */
const fillers = new Set(
  'a acil an and any aranıyor arıyorum bir bu by cheap da de en fiyat fiyatları for from her ile ilan ilanı ilanları için in kaç kelepir ki lazım mi my near of olan or sahibinden some temiz the to ucuz urgent uygun var ve veya with ya'
    .split(' ')
    .map(foldText),
)

/** Whether a folded word has no meaning for a search. */
export function isFiller(word: string): boolean {
  return fillers.has(word)
}

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu
/** Signs that only separate words, at the edge of one. A text that has a word with them has it without them, too. */
const separators = /^[,;:!?.…،؛؟۔«»“”„"()]+|[,;:!?.…،؛؟۔«»“”„"()]+$/gu

/** The folded words that a text is searched by: without fillers, if it has others. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isFiller(word.replace(edges, '')))
  return telling.length > 0 ? telling : words
}

/**
 * The parts between spaces that a text is searched and marked by, without repetitions, and without commas and the like
 * beside them, if there is anything else.
 */
export function searchedPieces(text: string): readonly string[] {
  const pieces = piecesOf(text)
  const bare = pieces.map((piece) => piece.replace(separators, '')).filter(Boolean)
  return withoutFillers(bare.length > 0 ? [...new Set(bare)] : pieces)
}

import { foldText, piecesOf } from '#domain/text/fold-text.ts'

/**
 * Words without a meaning for a search, folded. `at` and `is` are missing: in Turkish they are a horse and a job.
 */
const fillers = new Set(
  'a acil an and any aranıyor arıyorum around beside best bir bu by cheap civarı civarında close da de en fiyat fiyatları for from good güzel her i ile ilan ilanı ilanları için in istiyorum iyi kaç kelepir ki lazım looking mi my near need next nice of olan or please sahibinden some temiz the to ucuz urgent uygun var ve veya want with ya yakını yakınında yakınlarında'
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

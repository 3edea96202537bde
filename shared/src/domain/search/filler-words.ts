import { foldText, piecesOf } from '#domain/text/fold-text.ts'

/**
 * Words without a meaning for a search, folded. `at` and `is` are missing: in Turkish they are a horse and a job.
 */
const fillers = new Set(
  'a acil an and any aranıyor arıyorum bir bu by cheap civarı close da de en fiyat fiyatları for from her ile ilan ilanı ilanları için in istiyorum kaç kelepir ki lazım looking mi my near need of olan or sahibinden some temiz the to ucuz urgent uygun var ve veya want with ya yakını yakınında'
    .split(' ')
    .map(foldText),
)

/** Whether a folded word has no meaning for a search. */
export function isFiller(word: string): boolean {
  return fillers.has(word)
}

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The folded words that a text is searched by: without fillers, if it has others. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isFiller(word.replace(edges, '')))
  return telling.length > 0 ? telling : words
}

/**
 * The parts between spaces that a text is searched and marked by, without repetitions, and without signs beside them if there is
 * anything else: a text that has a word with a comma has it without, too.
 */
export function searchedPieces(text: string): readonly string[] {
  const pieces = piecesOf(text)
  const bare = pieces.map((piece) => piece.replace(edges, '')).filter(Boolean)
  return withoutFillers(bare.length > 0 ? [...new Set(bare)] : pieces)
}

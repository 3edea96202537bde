import type { Language } from '#domain/languages.ts'
import { languages } from '#domain/languages.ts'

import { findFor } from './found-texts.ts'

/** What identifies a language: letters that the other languages do not have, and its most frequent words. */
type CommonWords = { readonly letters: string; readonly words: string }

const found = import.meta.glob<CommonWords>('../texts/*/data/common-words.json', {
  eager: true,
  import: 'default',
})

const known = languages.flatMap((language) => {
  const common = findFor(found, language)
  return common
    ? [{ language, letters: new Set(common.letters), words: new Set(common.words.split(' ')) }]
    : []
})

/** The language in which a seller wrote; undefined when that is not clear, as of `Honda Civic 2016`. */
export function languageOfText(text: string): Language | undefined {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  const counts = known
    .map(({ language, letters, words: common }) => ({
      language,
      count: words.filter(
        (word) => common.has(word.toLowerCase()) || [...word].some((letter) => letters.has(letter)),
      ).length,
    }))
    .toSorted((one, other) => other.count - one.count)
  const [first, second] = counts
  return first && first.count > (second?.count ?? 0) ? first.language : undefined
}

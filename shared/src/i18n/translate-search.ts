import { landmarks } from '#domain/areas/landmarks.ts'
import { landmarkWords } from '#domain/areas/landmark-words.ts'
import { categoryTree } from '#domain/category-tree.ts'
import { languages } from '#domain/languages.ts'
import { isInOtherScript } from '#domain/search/is-in-other-script.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import type { SearchWords } from '#domain/search/translate-text.ts'
import { textTranslator } from '#domain/search/translate-text.ts'

import { namesOfCategory } from './all-category-names.ts'
import { landmarkName } from './landmark-texts.ts'

const tables = import.meta.glob<SearchWords>('../texts/*/search-words.json', {
  eager: true,
  import: 'default',
})

/** Names of categories in other scripts, by the stored ones. */
const names: SearchWords = Object.fromEntries(
  categoryTree
    .flatMap(({ name, subcategories }) => [name, ...subcategories])
    .map((name) => [name, namesOfCategory(name).filter(isInOtherScript).join('; ')]),
)

/** Those of landmarks, by the first of the words in which they are searched for. */
const landmarkNames: SearchWords = Object.fromEntries(
  landmarks.map(({ code }) => [
    landmarkWords[code].split(', ')[0],
    languages
      .map((language) => landmarkName(code, language))
      .filter(isInOtherScript)
      .join('; '),
  ]),
)

const translate = textTranslator([names, landmarkNames, ...Object.values(tables)])

/** The query with what to search by instead of its text, if that is in another script and has a known word. */
export function withTranslation(query: SearchQuery): SearchQuery {
  const { text } = query
  const to = isInOtherScript(text) ? translate(text)?.texts : undefined
  return to === undefined ? query : { ...query, translated: { from: text, to } }
}

/** Words of the translation of a text as they stand in it; those of no phrase in it as they are. */
export function wordsAsTyped(text: string, words: readonly string[]): readonly string[] {
  const phrases = isInOtherScript(text) ? (translate(text)?.phrases ?? []) : []
  const typedFor = (word: string) =>
    phrases.find(({ said }) => said?.split(' ').includes(word))?.typed ?? word
  return [...new Set(words.map(typedFor))]
}

import { wordsOfValue } from '#domain/attributes/attribute-words.ts'
import { definitions } from '#domain/attributes/definitions.ts'
import { filterKeys } from '#domain/attributes/filter-kinds.ts'
import { categoryTree } from '#domain/category-tree.ts'
import { isInOtherScript } from '#domain/search/is-in-other-script.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import type { SearchWords } from '#domain/search/translate-text.ts'
import { textTranslator } from '#domain/search/translate-text.ts'

import { namesOfCategory } from './all-category-names.ts'

const tables = import.meta.glob<SearchWords>('../texts/*/search-words.json', {
  eager: true,
  import: 'default',
})

type Labels = Readonly<Record<string, string>>

const labelsOfCodes = import.meta.glob<Labels>('../texts/*/{attributes,cards}.json', {
  eager: true,
  import: 'codes',
})
const labelsOfKeys = import.meta.glob<Labels>('../texts/*/attributes.json', {
  eager: true,
  import: 'names',
})

/** Names of categories in other scripts, by the stored ones. */
const names: SearchWords = Object.fromEntries(
  categoryTree
    .flatMap(({ name, subcategories }) => [name, ...subcategories])
    .map((name) => [name, namesOfCategory(name).filter(isInOtherScript).join('; ')]),
)

/** The labels of values in other scripts, by the words that listings with them are found by. */
const values = filterKeys.flatMap((key): readonly SearchWords[] => {
  const definition = definitions[key]
  if (definition.kind === 'flag') return [wordsInOtherScripts(key, labelsOfKeys)]
  return definition.kind === 'choice'
    ? definition.codes.map((code) => wordsInOtherScripts(code, labelsOfCodes))
    : []
})

/** Of `Ресторан, отель` the first: the others may be values of their own. What is in brackets is no part of it. */
function wordsInOtherScripts(code: string, labels: Readonly<Record<string, Labels>>): SearchWords {
  const [said = ''] = wordsOfValue(code).split(', ')
  const ways = Object.values(labels).map((inLanguage) =>
    (inLanguage[code] ?? '').replace(/\(.*\)|[,،].*/g, '').trim(),
  )
  return said === '' ? {} : { [said]: ways.filter(isInOtherScript).join('; ') }
}

// What people type, in the tables, takes precedence over labels.
const translate = textTranslator([...values, names, ...Object.values(tables)])

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

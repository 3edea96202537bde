import { languageOf } from '#domain/languages.ts'

import { sharedTexts } from './shared-texts.ts'

const categories = sharedTexts('categories')

/** The name of a stored category or subcategory in a language; as stored when it is unknown. */
export function categoryName(stored: string, language: string): string {
  return categories(languageOf(language))[stored] ?? stored
}

import { languageOf } from '#domain/languages.ts'
import { categories } from './namespaces/categories.ts'

/** The name of a stored category or subcategory in a language; as stored when it is unknown. */
export function categoryName(stored: string, language: string): string {
  return categories.in(languageOf(language))[stored] ?? stored
}

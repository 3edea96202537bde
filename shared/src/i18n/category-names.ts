import type { Category, Subcategory } from '#domain/category-tree.ts'
import type { Language } from '#domain/languages.ts'
import { parseLanguage } from '#domain/languages.ts'
import tr from '#texts/tr/categories.json'

type Name = Category | Subcategory

/** The categories and subcategories by their stored names, which are the English ones. */
const namesIn: Readonly<Partial<Record<Language, Readonly<Record<Name, string>>>>> = { tr }

/** The name of a stored category or subcategory in a language; as stored when it is unknown. */
export function categoryName(stored: string, language: string): string {
  const known = parseLanguage(language)
  const names: Readonly<Record<string, string>> = (known && namesIn[known]) ?? {}
  return names[stored] ?? stored
}

/** Its names in all languages, the stored one first. */
export function categoryNamesOf(name: Name): readonly string[] {
  return [name, ...Object.values(namesIn).map((names) => names[name])]
}

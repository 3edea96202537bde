import type { Category, Subcategory } from '#domain/category-tree.ts'
import { languageOf } from '#domain/languages.ts'

import { findFor } from './found-texts.ts'

const namesByPath = import.meta.glob<Readonly<Record<string, string>>>(
  '../texts/*/categories.json',
  {
    eager: true,
    import: 'default',
  },
)

/** Like `categoryName`, for code that has the names in all languages. */
export function nameOfCategory(stored: string, language: string): string {
  return findFor(namesByPath, languageOf(language))?.[stored] ?? stored
}

/** The names of a category or subcategory in all languages, the stored one first. */
export function namesOfCategory(stored: Category | Subcategory): readonly string[] {
  return [stored, ...Object.values(namesByPath).flatMap((names) => names[stored] ?? [])]
}

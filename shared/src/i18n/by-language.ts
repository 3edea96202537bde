import type { Language } from '#domain/languages.ts'
import { languageOf } from '#domain/languages.ts'

/** Returns a function that chooses the texts of a language. */
export function byLanguage<Texts>(
  texts: Readonly<Record<Language, Texts>>,
): (language: string) => Texts {
  return (language) => texts[languageOf(language)]
}

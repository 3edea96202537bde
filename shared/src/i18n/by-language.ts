import type { Language } from '#domain/languages.ts'
import { languageOf } from '#domain/languages.ts'

import { isolating } from './isolate.ts'

/** Returns a function that chooses the texts of a language; texts of users in them are isolated. */
export function byLanguage<Texts extends object>(
  texts: Readonly<Record<Language, Texts>>,
): (language: string) => Texts {
  const isolated = isolating(texts)
  return (language) => isolated[languageOf(language)]
}

import type { Language } from '#domain/languages.ts'
import { languageOf } from '#domain/languages.ts'
import en from '#texts/en/cards.json'
import tr from '#texts/tr/cards.json'

const wordsIn: Readonly<Record<Language, typeof en>> = { en, tr }

/** The few words and units on cards: a small part of all, for a first view. A `#` is the number of a unit. */
export function cardWords(language: string): typeof en {
  return wordsIn[languageOf(language)]
}

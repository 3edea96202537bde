import { languageOf } from '#domain/languages.ts'
import type en from '#texts/en/cards.json'

import { sharedTexts } from './shared-texts.ts'

const cards = sharedTexts('cards')

/** The few words and units on cards: a small part of all, for a first view. A `#` is the number of a unit. */
export function cardWords(language: string): typeof en {
  return cards(languageOf(language))
}

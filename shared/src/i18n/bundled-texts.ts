// Imported by its full name, which is the key of the shared module.
import { createTranslator } from '@adamarket/shared/contract/texts.ts'

import type { Language } from '#domain/languages.ts'

import type { Messages } from '@adamarket/shared/contract/text-loaders.ts'
import type { Found } from './found-texts.ts'
import { foundFor } from './found-texts.ts'

type Translator<Texts extends Messages> = ReturnType<typeof createTranslator<Texts>>

/**
 * Texts that come with the code that shows them, in all languages: showing them, or another language, waits for nothing.
 *
 * @param found with `eager`
 * @returns A function that gives their `t` in a language
 */
export function bundledTexts<Texts extends Messages>(
  found: Found<Texts>,
): (language: Language) => Translator<Texts> {
  return translators((language) => foundFor(found, language))
}

/** The `t` of texts in a language. */
export function translators<Texts extends Messages>(
  textsIn: (language: Language) => Texts,
): (language: Language) => Translator<Texts> {
  const known = new Map<Language, Translator<Texts>>()
  return (language) => {
    const t =
      known.get(language) ??
      createTranslator<Texts>({ locale: language, messages: textsIn(language) })
    known.set(language, t)
    return t
  }
}

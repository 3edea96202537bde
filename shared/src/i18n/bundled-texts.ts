// Imported by its full name, which is the key of the shared module.
import { createTranslator } from '@adamarket/shared/contract/texts.ts'

import type { Language } from '#domain/languages.ts'

import type { Messages } from './create-texts.ts'

type Translator<Texts extends Messages> = ReturnType<typeof createTranslator<Texts>>

/**
 * Texts that come with the code that shows them, in all languages: showing them, or another language, waits for nothing.
 *
 * @returns A function that gives their `t` in a language
 */
export function bundledTexts<Texts extends Messages>(
  texts: { readonly en: Texts } & Readonly<Record<Language, NoInfer<Texts>>>,
): (language: Language) => Translator<Texts> {
  const known = new Map<Language, Translator<Texts>>()
  return (language) => {
    const t =
      known.get(language) ??
      createTranslator<Texts>({ locale: language, messages: texts[language] })
    known.set(language, t)
    return t
  }
}

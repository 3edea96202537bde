import type { Language } from '@adamarket/shared/i18n/languages.ts'
import { languages, parseLanguage } from '@adamarket/shared/i18n/languages.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

const stored = storedValue('localStorage', 'language', v.string())

/** The language that the visitor chose, or else prefers by the browser's settings; otherwise the default. */
export function keptLanguage(): Language {
  const [wanted] = [stored.read(), ...navigator.languages].flatMap(
    (tag) => parseLanguage(tag) ?? [],
  )
  return wanted ?? languages[0]
}

/** Stores the choice across reloads where the browser allows it. */
export function keepLanguage(language: Language): void {
  stored.write(language)
}

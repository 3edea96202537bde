import type { Language } from '@adamarket/shared/i18n/languages.ts'
import { languages, parseLanguage } from '@adamarket/shared/i18n/languages.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

const stored = storedValue('localStorage', 'language', v.string())

/** The language this visitor chose, or else the default. */
export function keptLanguage(): Language {
  return parseLanguage(stored.read()) ?? languages[0]
}

/** Keeps the choice over reloads, where the browser lets us. */
export function keepLanguage(language: Language): void {
  stored.write(language)
}

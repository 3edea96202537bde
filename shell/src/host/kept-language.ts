import type { Language } from '@adamarket/shared/i18n/languages.ts'
import { languages, parseLanguage } from '@adamarket/shared/i18n/languages.ts'

const storageKey = 'language'

/** The language this visitor chose, or else the default. */
export function keptLanguage(): Language {
  try {
    return parseLanguage(localStorage.getItem(storageKey)) ?? languages[0]
  } catch {
    return languages[0]
  }
}

/** Keeps the choice over reloads, where the browser lets us. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // A private window may forbid storage: the choice then lasts as long as the page.
  }
}

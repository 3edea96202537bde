import type { Language } from '#domain/languages.ts'
import { languageOf } from '#domain/languages.ts'
import type { AlertChoice } from '#domain/saved-search.ts'

type AlertChoiceTexts = Readonly<Record<AlertChoice, string>>

const texts: Readonly<Record<Language, AlertChoiceTexts>> = {
  en: { immediately: 'Immediately', daily: 'Once a day', never: 'Never' },
  tr: { immediately: 'Hemen', daily: 'Günde bir kez', never: 'Hiçbir zaman' },
}

/** When emails about new listings come, as a choice. */
export function alertChoiceTexts(language: string): AlertChoiceTexts {
  return texts[languageOf(language)]
}

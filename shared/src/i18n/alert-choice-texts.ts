import type { AlertChoice } from '#domain/search/saved-search.ts'

import { byLanguage } from './by-language.ts'

type AlertChoiceTexts = Readonly<Record<AlertChoice, string>>

/** When emails about new listings come, as a choice. */
export const alertChoiceTexts = byLanguage<AlertChoiceTexts>({
  en: { immediately: 'Immediately', daily: 'Once a day', never: 'Never' },
  tr: { immediately: 'Hemen', daily: 'Günde bir kez', never: 'Hiçbir zaman' },
})

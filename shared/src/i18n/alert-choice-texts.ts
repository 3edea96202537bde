import type { AlertChoice } from '#domain/search/saved-search.ts'

import { createNamespace } from './create-namespace.ts'

export type AlertChoiceTexts = { readonly choice: Readonly<Record<AlertChoice, string>> }

const english: AlertChoiceTexts = {
  choice: { immediately: 'Immediately', daily: 'Once a day', never: 'Never' },
}

const turkish: AlertChoiceTexts = {
  choice: { immediately: 'Hemen', daily: 'Günde bir kez', never: 'Hiçbir zaman' },
}

/** When emails about new listings come, as a choice. */
export const alertChoiceTexts = createNamespace('alert-choice', { en: english, tr: turkish })

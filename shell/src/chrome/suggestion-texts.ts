import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/suggestions.json'

export const suggestionTexts = bundledTexts(
  import.meta.glob<typeof en>('../texts/*/suggestions.json', { eager: true, import: 'default' }),
)

import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/comparison.json'

export const comparisonTexts = bundledTexts(
  import.meta.glob<typeof en>('../texts/*/comparison.json', { eager: true, import: 'default' }),
)

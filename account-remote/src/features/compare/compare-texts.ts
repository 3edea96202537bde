import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/compare.json'

export const compareTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/compare.json', { eager: true, import: 'default' }),
)

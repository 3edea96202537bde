import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/translate.json'

export const translateTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/translate.json', { eager: true, import: 'default' }),
)

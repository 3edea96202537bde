import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/save-search.json'

export const saveSearchTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/save-search.json', { eager: true, import: 'default' }),
)

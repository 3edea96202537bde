import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/share.json'

export const shareTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/share.json', { eager: true, import: 'default' }),
)

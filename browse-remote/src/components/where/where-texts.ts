import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/where.json'

export const whereTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/where.json', { eager: true, import: 'default' }),
)

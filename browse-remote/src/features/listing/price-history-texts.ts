import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/price-history.json'

export const priceHistoryTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/price-history.json', {
    eager: true,
    import: 'default',
  }),
)

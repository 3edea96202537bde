import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/saved-searches.json'

export const savedSearchesTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/saved-searches.json', {
    eager: true,
    import: 'default',
  }),
)

import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/releases.json'

export const releaseTexts = bundledTexts(
  import.meta.glob<typeof en>('../texts/*/releases.json', { eager: true, import: 'default' }),
)

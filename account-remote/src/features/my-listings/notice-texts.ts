import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/notices.json'

/** The names of moderators' decisions for sellers. */
export const noticeTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/notices.json', { eager: true, import: 'default' }),
)

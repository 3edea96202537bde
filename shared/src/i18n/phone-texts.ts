import type en from '#texts/en/phone.json'

import { bundledTexts } from './bundled-texts.ts'

/** What verifying a phone number says, on whatever page it is. */
export const phoneTexts = bundledTexts(
  import.meta.glob<typeof en>('../texts/*/phone.json', { eager: true, import: 'default' }),
)

import type en from '#texts/en/alert-choice.json'

import { bundledTexts } from './bundled-texts.ts'

/** When emails about new listings come, as a choice. */
export const alertChoiceTexts = bundledTexts(
  import.meta.glob<typeof en>('../texts/*/alert-choice.json', { eager: true, import: 'default' }),
)

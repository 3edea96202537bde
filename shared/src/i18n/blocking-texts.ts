import type en from '#texts/en/blocking.json'

import { bundledTexts } from './bundled-texts.ts'

/** What the button that blocks a seller says, on whatever page it is. */
export const blockingTexts = bundledTexts(
  import.meta.glob<typeof en>('../texts/*/blocking.json', { eager: true, import: 'default' }),
)

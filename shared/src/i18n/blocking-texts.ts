import en from '#texts/en/blocking.json'
import tr from '#texts/tr/blocking.json'

import { bundledTexts } from './bundled-texts.ts'

/** What the button that blocks a seller says, on whatever page it is. */
export const blockingTexts = bundledTexts({ en, tr })

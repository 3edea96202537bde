import en from '#texts/en/alert-choice.json'
import tr from '#texts/tr/alert-choice.json'

import { bundledTexts } from './bundled-texts.ts'

/** When emails about new listings come, as a choice. */
export const alertChoiceTexts = bundledTexts({ en, tr })

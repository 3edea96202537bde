import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/compare.json'
import tr from '#texts/tr/compare.json'

export const compareTexts = bundledTexts({ en, tr })

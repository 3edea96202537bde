import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/saved-searches.json'
import tr from '#texts/tr/saved-searches.json'

export const savedSearchesTexts = bundledTexts({ en, tr })

import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/save-search.json'
import tr from '#texts/tr/save-search.json'

export const saveSearchTexts = bundledTexts({ en, tr })

import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/share.json'
import tr from '#texts/tr/share.json'

export const shareTexts = bundledTexts({ en, tr })

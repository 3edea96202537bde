import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/where.json'
import tr from '#texts/tr/where.json'

export const whereTexts = bundledTexts({ en, tr })

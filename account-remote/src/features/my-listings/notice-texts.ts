import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/notices.json'
import tr from '#texts/tr/notices.json'

/** The names of moderators' decisions for sellers. */
export const noticeTexts = bundledTexts({ en, tr })

import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/favourite-alerts.json'
import tr from '#texts/tr/favourite-alerts.json'

export const favouriteAlertsTexts = bundledTexts({ en, tr })

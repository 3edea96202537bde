import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import en from '#texts/en/device-alerts.json'
import tr from '#texts/tr/device-alerts.json'

export const deviceAlertsTexts = bundledTexts({ en, tr })

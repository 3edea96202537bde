import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/device-alerts.json'

export const deviceAlertsTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/device-alerts.json', {
    eager: true,
    import: 'default',
  }),
)

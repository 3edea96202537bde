import { bundledTexts } from '@adamarket/shared/i18n/bundled-texts.ts'

import type en from '#texts/en/favourite-alerts.json'

export const favouriteAlertsTexts = bundledTexts(
  import.meta.glob<typeof en>('../../texts/*/favourite-alerts.json', {
    eager: true,
    import: 'default',
  }),
)

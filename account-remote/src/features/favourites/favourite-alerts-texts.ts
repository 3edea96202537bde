import { byLanguage } from '@adamarket/shared/i18n/by-language.ts'

const english = {
  choice: 'Email me when a favourite gets cheaper or is sold',
  notChanged: 'Couldn’t change this.',
}

const turkish: typeof english = {
  choice: 'Bir favorim ucuzlayınca veya satılınca bana e-posta gönder',
  notChanged: 'Değiştirilemedi.',
}

export const favouriteAlertsTexts = byLanguage({ en: english, tr: turkish })

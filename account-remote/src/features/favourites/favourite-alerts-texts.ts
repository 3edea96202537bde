import { createNamespace } from '@adamarket/shared/i18n/create-namespace.ts'

const english = {
  choice: 'Email me when a favourite gets cheaper or is sold',
  notChanged: 'Couldn’t change this.',
}

export type FavouriteAlertsTexts = typeof english

const turkish: FavouriteAlertsTexts = {
  choice: 'Bir favorim ucuzlayınca veya satılınca bana e-posta gönder',
  notChanged: 'Değiştirilemedi.',
}

export const favouriteAlertsTexts = createNamespace('favourite-alerts', {
  en: english,
  tr: turkish,
})

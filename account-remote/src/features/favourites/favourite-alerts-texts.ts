import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageOf } from '@adamarket/shared/domain/languages.ts'

const english = {
  choice: 'Email me when a favourite gets cheaper or is sold',
  notChanged: 'Couldn’t change this.',
}

const turkish: typeof english = {
  choice: 'Bir favorim ucuzlayınca veya satılınca bana e-posta gönder',
  notChanged: 'Değiştirilemedi.',
}

const texts: Readonly<Record<Language, typeof english>> = { en: english, tr: turkish }

export function favouriteAlertsTexts(language: string): typeof english {
  return texts[languageOf(language)]
}

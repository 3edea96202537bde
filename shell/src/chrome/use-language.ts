import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageOf } from '@adamarket/shared/domain/languages.ts'
import { useTranslation } from 'react-i18next'

/** The current language of the site. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('shell')
  return languageOf(i18n.language)
}

import type { Language } from '@adamarket/shared/i18n/languages.ts'
import { languages, parseLanguage } from '@adamarket/shared/i18n/languages.ts'
import { useTranslation } from 'react-i18next'

/** The current language of the site. */
export function useLanguage(): Language {
  const { i18n } = useTranslation('shell')
  return parseLanguage(i18n.language) ?? languages[0]
}

import type { Language } from '@adamarket/shared/domain/languages.ts'

import type messages from './en/static-pages.json'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: { 'static-pages': typeof messages }
  }
}

import type { Language } from '@adamarket/shared/domain/languages.ts'

import type messages from './en/browse.json'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: { browse: typeof messages }
  }
}

import type { Language } from '@adamarket/shared/domain/languages.ts'

import type messages from './en/shell.json'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: { shell: typeof messages }
  }
}

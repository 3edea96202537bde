import type { Language } from '@adamarket/shared/domain/languages.ts'

import type messages from './en/account.json'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: { account: typeof messages }
  }
}

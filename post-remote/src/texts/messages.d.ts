import type { Language } from '@adamarket/shared/domain/languages.ts'

import type messages from './en/post.json'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: { post: typeof messages }
  }
}

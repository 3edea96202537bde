import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { turkishCategoryNames } from '@adamarket/shared/i18n/turkish-category-names.ts'

import type messages from './en/post.json'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: { post: typeof messages & { categoryNames: typeof turkishCategoryNames } }
  }
}

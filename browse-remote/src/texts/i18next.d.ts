import type { SharedNamespaces } from '@adamarket/shared/i18n/shared-namespaces.ts'

import type { SaveSearchTexts } from '#features/search/save-search-texts.ts'

import type { texts } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: SharedNamespaces & {
      browse: typeof texts
      'save-search': SaveSearchTexts
    }
  }
}

import type { SharedNamespaces } from '@adamarket/shared/i18n/shared-namespaces.ts'

import type { texts } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: SharedNamespaces & { shell: typeof texts }
  }
}

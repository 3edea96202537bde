import type { SharedNamespaces } from './shared-namespaces.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: SharedNamespaces
  }
}

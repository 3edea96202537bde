import type { texts } from '#texts/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { 'static-pages': typeof texts }
  }
}

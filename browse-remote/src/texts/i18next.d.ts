import type { texts } from '#texts/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { browse: typeof texts }
  }
}

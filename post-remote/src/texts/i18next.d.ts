import type { texts } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { post: typeof texts }
  }
}

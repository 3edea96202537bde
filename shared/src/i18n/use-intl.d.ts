import type { Language } from '#domain/languages.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
  }
}

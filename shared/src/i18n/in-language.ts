import type { Language } from '#domain/languages.ts'

/** The address of a page in one language, which search engines can request. */
export function inLanguage(path: string, language: Language): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}

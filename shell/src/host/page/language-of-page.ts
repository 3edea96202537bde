import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageFacts } from '@adamarket/shared/domain/languages.ts'

/** Tells browsers and screen readers in which language the page is, and lays it out in its direction. */
export function setLanguageOfPage(language: Language): void {
  const root = document.documentElement
  const { direction } = languageFacts[language]
  // Even the same value makes a browser style the whole page again.
  if (root.lang !== language) root.lang = language
  if (root.dir !== direction) root.dir = direction
}

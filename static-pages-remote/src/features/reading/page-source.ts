import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Found } from '@adamarket/shared/i18n/found-texts.ts'
import { foundFor } from '@adamarket/shared/i18n/found-texts.ts'

import type { StaticPage } from './static-page.ts'

/** Loads a page in a language, once. Rejects when that fails; it can then be called again. */
export type PageSource = (language: Language) => Promise<StaticPage>

export function pageSource(found: Found<() => Promise<{ readonly page: StaticPage }>>): PageSource {
  const pages = new Map<Language, Promise<StaticPage>>()
  return (language) => {
    const known = pages.get(language)
    if (known) return known
    const loading = foundFor(found, language)().then(({ page }) => page)
    pages.set(language, loading)
    loading.catch(() => pages.delete(language))
    return loading
  }
}

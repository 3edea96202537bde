import type { Language } from '@adamarket/shared/domain/languages.ts'

import type { StaticPage } from './static-page.ts'

type PageLoaders = Readonly<Record<Language, () => Promise<{ readonly page: StaticPage }>>>

/** Loads a page in a language, once. Rejects when that fails; it can then be called again. */
export type PageSource = (language: Language) => Promise<StaticPage>

export function pageSource(loaders: PageLoaders): PageSource {
  const pages = new Map<Language, Promise<StaticPage>>()
  return (language) => {
    const known = pages.get(language)
    if (known) return known
    const loading = loaders[language]().then(({ page }) => page)
    pages.set(language, loading)
    loading.catch(() => pages.delete(language))
    return loading
  }
}

import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { parseLanguage } from '@adamarket/shared/domain/languages.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { PageSource } from './page-source.ts'
import type { StaticPage } from './static-page.ts'

/**
 * The page loaded by the route, and others when the visitor changes the language. While the next one is
 * loading, and when that fails, the last one stays.
 */
export function usePage(source: PageSource): StaticPage {
  const { report } = useHostServices()
  const { i18n } = useTranslation('static-pages')
  const [page, setPage] = useState(useLoaderData<StaticPage>())
  const language = parseLanguage(i18n.language)

  useEffect(() => {
    if (!language) return
    let isWanted = true
    source(language).then(
      (loaded) => {
        if (isWanted) setPage(loaded)
      },
      (cause: unknown) => {
        report({ what: 'A page could not be loaded in another language', cause })
      },
    )
    return () => {
      isWanted = false
    }
  }, [source, language, report])

  return page
}

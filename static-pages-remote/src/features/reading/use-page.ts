import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { useEffect, useState } from 'react'

import type { PageSource } from './page-source.ts'
import type { StaticPage } from './static-page.ts'

/**
 * The page loaded by the route, and others when the visitor changes the language. While the next one is
 * loading, and when that fails, the last one stays.
 */
export function usePage(source: PageSource): StaticPage {
  const { report } = useHostServices()
  const language = useLocale()
  const [page, setPage] = useState(useLoaderData<StaticPage>())

  useEffect(() => {
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

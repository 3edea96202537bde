import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { useReported } from '@adamarket/shared/contract/use-reported.ts'
import { resultOf } from '@adamarket/shared/domain/result-of.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'

import type { PageSource } from './page-source.ts'
import type { StaticPage } from './static-page.ts'

/**
 * The page loaded by the route, and others when the visitor changes the language. While the next one is
 * loading, and when that fails, the last one stays.
 */
export function usePage(source: PageSource): StaticPage {
  const first = useLoaderData<StaticPage>()
  const language = useLocale()
  const { latest = first, error } = usePort(() => resultOf(source(language)), [source, language])
  useReported('A page could not be loaded in another language', error)
  return latest
}

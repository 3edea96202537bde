import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath, useLocation } from '@adamarket/shared/contract/router.ts'
import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import { knownQueries } from '@adamarket/shared/domain/search/known-queries.ts'
import { parseSearchText } from '@adamarket/shared/domain/search/search-query.ts'
import { useTranslation } from 'react-i18next'

/**
 * The text of the current search; undefined on other pages. Empty for the query of a tab or tile in another
 * language than English: no visitor typed it there.
 */
export function useQueryInUrl(): string | undefined {
  const { pathname, search } = useLocation()
  const { i18n } = useTranslation()
  if (!matchPath(paths.search, pathname)) return undefined
  const text = parseSearchText(new URLSearchParams(search))
  return i18n.language !== 'en' && knownQueries.includes(foldText(text)) ? '' : text
}

import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath, useLocation } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'
import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import { knownQueries } from '@adamarket/shared/domain/search/known-queries.ts'
import { parseSearchText } from '@adamarket/shared/domain/search/search-query.ts'

/**
 * The text of the current search, as typed; undefined on other pages. Empty for the query of a tab or tile in another
 * language than its own: no visitor typed it there.
 */
export function useQueryInUrl(): string | undefined {
  const { pathname, search } = useLocation()
  const language = useLocale()
  if (!matchPath(paths.search, pathname)) return undefined
  const params = new URLSearchParams(search)
  const text = parseSearchText(params, 'typed') || parseSearchText(params)
  return language !== languages[0] && knownQueries.includes(foldText(text)) ? '' : text
}

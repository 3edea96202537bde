import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath, useLocation } from '@adamarket/shared/contract/router.ts'
import { parseSearchQuery } from '@adamarket/shared/domain/search-query.ts'

/** The query of the current search page; undefined on other pages. */
export function useQueryInUrl(): string | undefined {
  const { pathname, search } = useLocation()
  if (!matchPath(paths.search, pathname)) return undefined
  return parseSearchQuery(new URLSearchParams(search)).text
}

import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath, useLocation } from '@adamarket/shared/contract/router.ts'
import { parseSearchQuery } from '@adamarket/shared/domain/search-query.ts'

/** What the result page in front of the visitor was asked for; undefined on every other page. */
export function useQueryInUrl(): string | undefined {
  const { pathname, search } = useLocation()
  if (!matchPath(paths.search, pathname)) return undefined
  return parseSearchQuery(new URLSearchParams(search)).text
}

import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'

import type { ResultList } from './result-list.ts'
import { createResultList } from './result-list.ts'

/** How many searches are cached for going back. */
const maxCached = 10

export type SearchData = {
  readonly query: SearchQuery
  /** Where the list begins, a cursor; absent: at the first result. */
  readonly after?: string | undefined
  readonly results: ResultList
  /** The list was shown on an earlier visit. */
  readonly wasShown: boolean
  /** The list of another search, which is read at once and cached for when it is shown. */
  readonly preview: (query: SearchQuery) => ResultList
}

type CachedList = { readonly results: ResultList; readonly wasShown: boolean }

/**
 * The lists of the last searches. A user who returns from a listing finds the list unchanged, with all its
 * pages, and nothing is read again.
 */
export function createCachedResults(
  listings: ListingsPort,
): (query: SearchQuery, after?: string) => SearchData {
  const cached = new Map<string, CachedList>()
  const cacheList = (
    query: SearchQuery,
    after: string | undefined,
    isShown: boolean,
  ): CachedList => {
    const key = formatSearchQuery(query, after)
    const known = cached.get(key)
    const results = known?.results ?? createResultList(listings, query, after)
    const wasShown = known?.wasShown ?? false
    cached.delete(key)
    cached.set(key, { results, wasShown: wasShown || isShown })
    const [oldest] = cached.keys()
    if (cached.size > maxCached && oldest !== undefined) cached.delete(oldest)
    return { results, wasShown }
  }
  const preview = (query: SearchQuery) => cacheList(query, undefined, false).results
  return (query, after) => {
    const { results, wasShown } = cacheList(query, after, true)
    return { query, after, results, wasShown, preview }
  }
}

import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'

import type { ResultList } from './result-list.ts'
import { createResultList } from './result-list.ts'

/** How many searches are kept for going back. */
const maxCached = 10

export type SearchData = {
  readonly query: SearchQuery
  /** Where the list begins, a cursor; absent: at the first result. */
  readonly after?: string | undefined
  readonly results: ResultList
  /** The list was shown on an earlier visit. */
  readonly isKept: boolean
  /** The list of another search, which is read at once and kept for when it is shown. */
  readonly preview: (query: SearchQuery) => ResultList
}

type Kept = { readonly results: ResultList; readonly wasShown: boolean }

/**
 * The lists of the last searches. A user who returns from a listing finds the list unchanged, with all its
 * pages, and nothing is read again.
 */
export function createCachedResults(
  listings: ListingsPort,
): (query: SearchQuery, after?: string) => SearchData {
  const kept = new Map<string, Kept>()
  const keep = (query: SearchQuery, after: string | undefined, isShown: boolean): Kept => {
    const key = formatSearchQuery(query, after)
    const known = kept.get(key)
    const results = known?.results ?? createResultList(listings, query, after)
    const wasShown = known?.wasShown ?? false
    kept.delete(key)
    kept.set(key, { results, wasShown: wasShown || isShown })
    const [oldest] = kept.keys()
    if (kept.size > maxCached && oldest !== undefined) kept.delete(oldest)
    return { results, wasShown }
  }
  const preview = (query: SearchQuery) => keep(query, undefined, false).results
  return (query, after) => {
    const { results, wasShown } = keep(query, after, true)
    return { query, after, results, isKept: wasShown, preview }
  }
}

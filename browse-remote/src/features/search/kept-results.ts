import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search-query.ts'

import type { ResultList } from '#features/search/result-list.ts'
import { createResultList } from '#features/search/result-list.ts'

/** How many searches are kept for going back. */
const keptCount = 10

export type SearchData = {
  readonly query: SearchQuery
  readonly results: ResultList
  /** The list was read on an earlier visit. */
  readonly isKept: boolean
}

/**
 * The lists of the last searches. A user who returns from a listing finds the list unchanged, with all its
 * pages, and nothing is read again.
 */
export function createKeptResults(listings: ListingsPort): (query: SearchQuery) => SearchData {
  const kept = new Map<string, ResultList>()
  return (query) => {
    const key = formatSearchQuery(query)
    const known = kept.get(key)
    const results = known ?? createResultList(listings, query)
    kept.delete(key)
    kept.set(key, results)
    const [oldest] = kept.keys()
    if (kept.size > keptCount && oldest !== undefined) kept.delete(oldest)
    return { query, results, isKept: known !== undefined }
  }
}

import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import { knownQueries } from '@adamarket/shared/domain/search/known-queries.ts'
import { activeFilters } from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'

/**
 * Whether search engines may index the results of a search: those of categories, tabs and tiles. Filters and orders
 * make countless pages of the same listings, and a heading of any text is whatever a link says.
 */
export function isIndexed(query: SearchQuery): boolean {
  const { text, sort } = query
  return (
    sort === undefined &&
    activeFilters(query).every((filter) => filter === 'category' || filter === 'subcategory') &&
    (text === '' || knownQueries.includes(foldText(text)))
  )
}

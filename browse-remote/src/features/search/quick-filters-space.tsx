import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { surelySuggestsFilters } from '@adamarket/shared/domain/search/suggests-filters.ts'

import styles from './quick-filters.module.css'

/** As high as the quick filters of a search, until their code is there: what is below them stays where it is. */
export function QuickFiltersSpace({ query }: { readonly query: SearchQuery }) {
  if (!surelySuggestsFilters(query)) return null
  return <div aria-hidden="true" className={styles['space']} />
}

import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { surelySuggestsFilters } from '@adamarket/shared/domain/search/suggests-filters.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'

import styles from './quick-filters.module.css'

/** As high as the quick filters of a search, until their code is there: what is below them stays where it is. */
export function QuickFiltersSpace({ query }: { readonly query: SearchQuery }) {
  if (!surelySuggestsFilters(query)) return null
  return (
    <div aria-hidden className={styles['offers']}>
      <span className={chipClass()}>{'\u00A0'}</span>
    </div>
  )
}

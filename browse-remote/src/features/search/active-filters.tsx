import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SearchFilter } from '@adamarket/shared/domain/search/search-filters.ts'
import {
  activeFields,
  activeFilters,
  withoutFilters,
} from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { lazy, Suspense } from 'react'

import styles from './active-filters.module.css'
import type { AttributeChips as Chips } from './attribute-chips.tsx'
import { FilterChip } from './filter-chip.tsx'
import { NearChip } from './lazy-near-parts.ts'
import { useFilterName } from './use-filter-name.ts'

/** Most searches have none, and the names of all attributes are not needed for a first view. */
const AttributeChips = lazy<typeof Chips>(() =>
  import(/* webpackChunkName: "attribute-chips" */ './attribute-chips.tsx').then(
    (module) => ({ default: module.AttributeChips }),
    () => ({ default: () => null }),
  ),
)

type Props = {
  readonly query: SearchQuery
  readonly onApply: (query: SearchQuery) => void
}

/** The filters of the search, each with a button to remove it. */
export function ActiveFilters({ query, onApply }: Props) {
  const t = useTranslations('browse')
  const filterName = useFilterName(query)
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  const remove = (removed: readonly SearchFilter[]) => onApply(withoutFilters(query, removed))
  return (
    <ul role="list" aria-label={t('search.active')} className={styles['filters']}>
      {activeFields(query).map((filter) =>
        filter === 'near' ? (
          <Suspense key={filter}>
            <NearChip near={query.near ?? ''} onRemove={() => remove([filter])} />
          </Suspense>
        ) : (
          <FilterChip key={filter} name={filterName(filter)} onRemove={() => remove([filter])} />
        ),
      )}
      {query.attributes && (
        <Suspense>
          <AttributeChips query={query} onRemove={(key) => remove([key])} />
        </Suspense>
      )}
      {filters.length > 1 && (
        <li>
          <Button variant="ghost" size="sm" onClick={() => remove(filters)}>
            {t('search.clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  )
}

import type { SearchFilter } from '@adamarket/shared/domain/search-filters.ts'
import { activeFilters, withoutFilters } from '@adamarket/shared/domain/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { RemovableChip } from '@adamarket/shared/ui/chip.tsx'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/search/active-filters.module.css'
import { useFilterName } from '#features/search/use-filter-name.ts'

type Props = {
  readonly query: SearchQuery
  readonly onApply: (query: SearchQuery) => void
  /** Takes the focus when a filter is removed together with its button. */
  readonly heading: RefObject<HTMLElement | null>
}

/** The filters of the search, each with a button to remove it. */
export function ActiveFilters({ query, onApply, heading }: Props) {
  const { t } = useTranslation('browse')
  const filterName = useFilterName(query)
  const filters = activeFilters(query)
  if (filters.length === 0) return null
  const remove = (removed: readonly SearchFilter[]) => {
    heading.current?.focus({ preventScroll: true })
    onApply(withoutFilters(query, removed))
  }
  return (
    <ul role="list" aria-label={t('search.active')} className={styles['filters']}>
      {filters.map((filter) => {
        const name = filterName(filter)
        return (
          <li key={filter} className={styles['filter']}>
            <RemovableChip
              removeLabel={t('search.removeFilter', { name })}
              onRemove={() => remove([filter])}
            >
              {name}
            </RemovableChip>
          </li>
        )
      })}
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

import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useState } from 'react'

import { createEditedFilters } from './edited-filters.ts'
import { FilterForm } from './filter-form.tsx'
import { FoundCount } from './found-count.tsx'
import type { ResultList } from './result-list.ts'
import styles from './filter-rail.module.css'

type Props = {
  /** The id of its form. */
  readonly formId: string
  readonly query: SearchQuery
  readonly results: ResultList
  readonly onApply: (query: SearchQuery) => void
}

/** The filters beside the results. Their button stays in view while the page scrolls through them. */
export function FilterRail({ formId, query, results, onApply }: Props) {
  const t = useTranslations('browse')
  const [edited] = useState(createEditedFilters)
  return (
    <aside className={styles['rail']} aria-label={t('search.filters')}>
      <div className={styles['fields']}>
        <FilterForm id={formId} query={query} results={results} onApply={onApply} edited={edited} />
      </div>
      <div className={styles['footer']}>
        <FoundCount edited={edited} />
        <Button type="submit" form={formId} variant="primary" block>
          {t('search.apply')}
        </Button>
      </div>
    </aside>
  )
}

import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { FilterForm } from '#features/search/filter-form.tsx'
import styles from '#features/search/filter-rail.module.css'

type Props = { readonly query: SearchQuery; readonly onApply: (query: SearchQuery) => void }

/** The filters beside the results. Their button stays visible when not all of them fit. */
export function FilterRail({ query, onApply }: Props) {
  const { t } = useTranslation('browse')
  const formId = useId()
  return (
    <aside className={styles['rail']} aria-label={t('search.filters')}>
      <div className={styles['fields']}>
        <FilterForm id={formId} query={query} onApply={onApply} />
      </div>
      <div className={styles['footer']}>
        <Button type="submit" form={formId} variant="primary" block>
          {t('search.apply')}
        </Button>
      </div>
    </aside>
  )
}

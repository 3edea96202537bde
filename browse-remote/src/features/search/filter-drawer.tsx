import { useLocation } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { activeFilters } from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Drawer } from '@adamarket/shared/ui/dialog.tsx'
import { FilterIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useId, useState } from 'react'
import { useOverlay } from '@adamarket/shared/ui/use-overlay.ts'

import styles from './filter-drawer.module.css'
import { createEditedFilters } from './edited-filters.ts'
import { FilterForm } from './filter-form.tsx'
import { FoundCount } from './found-count.tsx'
import type { ResultList } from './result-list.ts'

type Props = {
  readonly query: SearchQuery
  readonly results: ResultList
  readonly onApply: (query: SearchQuery) => void
}

/** The filters on a phone, where they do not fit beside the results. */
export function FilterDrawer({ query, results, onApply }: Props) {
  const t = useTranslations('browse')
  const formId = useId()
  const [edited] = useState(createEditedFilters)
  const { isOpen, open, close } = useOverlay('filters', useLocation().key)
  const count = activeFilters(query).length
  return (
    <div className={styles['drawer']}>
      <Button icon={<FilterIcon />} aria-haspopup="dialog" onClick={open}>
        {count === 0 ? t('search.filters') : t('search.filtersActive', { count })}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => void close()}
        title={t('search.filters')}
        closeLabel={t('search.close')}
        footer={
          <>
            <FoundCount edited={edited} />
            <Button type="submit" form={formId} variant="primary" size="lg" block>
              {t('search.apply')}
            </Button>
          </>
        }
      >
        <FilterForm
          id={formId}
          query={query}
          results={results}
          onApply={(changed) => void close().then(() => onApply(changed))}
          edited={edited}
        />
      </Drawer>
    </div>
  )
}

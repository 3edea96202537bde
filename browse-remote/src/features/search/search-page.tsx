import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useLoaderData, useLocation, useNavigationType } from '@adamarket/shared/contract/router.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { FilterDrawer } from '#features/search/filter-drawer.tsx'
import { FilterForm } from '#features/search/filter-form.tsx'
import type { SearchData } from '#features/search/kept-results.ts'
import { Results } from '#features/search/results.tsx'
import styles from '#features/search/search-page.module.css'
import { useApplyFilters } from '#features/search/use-apply-filters.ts'
import { PageHead } from '@adamarket/shared/ui/page-head.tsx'

/** The result page (specification, section 2, "Search"). The URL is its only state. */
export function SearchPage() {
  const { t } = useTranslation('browse')
  const { query, results } = useLoaderData<SearchData>()
  useFreshResults()
  const apply = useApplyFilters()
  const path = hrefs.search(query)
  const title =
    query.text === '' ? t('search.headingAll') : t('search.heading', { query: query.text })
  return (
    <div className={styles['page']}>
      <PageHead title={title} description={t('search.description')} path={path} />
      <header className={styles['header']}>
        <h1 className={styles['heading']}>{title}</h1>
        <FilterDrawer key={path} query={query} onApply={apply} />
      </header>
      <aside className={styles['rail']} aria-label={t('search.filters')}>
        <FilterForm key={path} query={query} onApply={apply} />
      </aside>
      <Results key={path} query={query} results={results} />
    </div>
  )
}

/** On the way back a list is shown as it was left; a search that is made anew is also read anew. */
function useFreshResults(): void {
  const { results, isKept } = useLoaderData<SearchData>()
  const navigationType = useNavigationType()
  const { key } = useLocation()
  const isOutdated = isKept && navigationType !== 'POP'
  useEffect(() => {
    if (isOutdated) void results.getState().readAfresh()
  }, [isOutdated, results, key])
}

import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useLoaderData, useLocation, useNavigationType } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { surelySuggestsFilters } from '@adamarket/shared/domain/search/suggests-filters.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { untilIdle } from '@adamarket/shared/ui/when-idle.ts'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'

import { useCategoryName } from '@adamarket/shared/site-ui/use-category-name.ts'
import { ClientSuspense } from '@adamarket/shared/ui/client-suspense.tsx'
import { useQueryName } from '#components/use-query-name.ts'

import { ActiveFilters } from './active-filters.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterRail } from './filter-rail.tsx'
import type { SearchData } from './cached-results.ts'
import { isIndexed } from './is-indexed.ts'
import { LayoutSwitch } from './layout-switch.tsx'
import type { QuickFilters as Offers } from './quick-filters.tsx'
// A served page needs them before the code of its quick filters.
import quickFilters from './quick-filters.module.css'
import { Results } from './results.tsx'
import styles from './search-page.module.css'
import { SaveSearch } from './save-search.tsx'
import { SelectedLocationOffer } from './selected-location-offer.tsx'
import { SortOrderField } from './sort-order.tsx'
import { Total } from './total.tsx'
import { useApplyFilters } from './use-apply-filters.ts'
import { useResultList } from './use-result-list.ts'
import { useResultsLayout } from './use-results-layout.ts'

/**
 * They need more than a first view: the words that people search by, and the names of all attributes. Served ones are links
 * until then.
 */
const QuickFilters = lazy<typeof Offers>(async () => {
  await untilIdle()
  return await import(/* webpackChunkName: "quick-filters" */ './quick-filters.tsx').then(
    (module) => ({ default: module.QuickFilters }),
    () => ({ default: () => null }),
  )
})

/** The search page (specification, section 2.3). The URL is its only state. */
export function SearchPage() {
  const { query, after, results } = useLoaderData<SearchData>()
  useFreshResults()
  const apply = useApplyFilters(query)
  const heading = useRef<HTMLHeadingElement>(null)
  // What is pressed goes.
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const applyAndFocus = (chosen: SearchQuery) => {
    focusHeading()
    apply(chosen)
  }
  const path = hrefs.search(query, after)
  const filterForm = useId()
  const title = useTitle(query)
  const [layout, setLayout] = useResultsLayout()
  return (
    <div className={styles['page']}>
      <ClientSuspense>
        <Head title={title} />
      </ClientSuspense>
      <header className={styles['header']}>
        <div className={styles['headline']}>
          <div className={styles['titles']}>
            <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
              {title}
            </h1>
            <Total key={`total of ${path}`} results={results} />
          </div>
          <SaveSearch key={`save ${path}`} query={query} results={results} />
        </div>
        <div className={styles['tools']}>
          <FilterDrawer key={path} query={query} results={results} onApply={apply} />
          <SortOrderField query={query} form={filterForm} />
          <LayoutSwitch layout={layout} onChange={setLayout} />
        </div>
        <ActiveFilters query={query} onApply={applyAndFocus} />
        <Suspense fallback={surelySuggestsFilters(query) && <QuickFiltersSpace />}>
          <QuickFilters query={query} onFollow={focusHeading} />
        </Suspense>
        <SelectedLocationOffer query={query} onApply={apply} />
      </header>
      {/* Unapplied changes belong to the search they were typed for. */}
      <FilterRail
        key={`filters of ${path}`}
        formId={filterForm}
        query={query}
        results={results}
        onApply={apply}
      />
      <Results
        key={`results of ${path}`}
        query={query}
        results={results}
        layout={layout}
        onApply={applyAndFocus}
      />
    </div>
  )
}

/** As high as the quick filters, until their code is there: what is below them stays where it is. */
function QuickFiltersSpace() {
  return <div aria-hidden="true" className={quickFilters['space']} />
}

/** Names the address of the list, which begins at the first result where the address has a cursor of another search. */
function Head({ title }: { readonly title: string }) {
  const t = useTranslations('browse')
  const { query, after, results } = useLoaderData<SearchData>()
  const { lastPage } = useResultList(results)
  const start = lastPage ? lastPage.start : after
  return (
    <PageHead
      title={title}
      description={t('search.description')}
      path={hrefs.search(query, start)}
      feed={query.text === '' && isIndexed(query) ? hrefs.feed(query.category) : undefined}
      isUnlisted={start !== undefined || !isIndexed(query)}
    />
  )
}

/** The heading of the specification, with all that was typed; without a text, it names the category or all listings. */
function useTitle({ text: searched, typed, category, subcategory }: SearchQuery): string {
  const t = useTranslations('browse')
  const categoryName = useCategoryName()
  const narrowest = subcategory ?? category
  const queryName = useQueryName()
  const text = typed ?? searched
  if (text !== '') return t('search.heading', { query: queryName(text) })
  return narrowest ? categoryName(narrowest) : t('search.headingAll')
}

/** Keeps the list when going back; a search that is submitted again is read again. */
function useFreshResults(): void {
  const { results, wasShown } = useLoaderData<SearchData>()
  const navigationType = useNavigationType()
  const { key } = useLocation()
  const isOutdated = wasShown && navigationType !== 'POP'
  useEffect(() => {
    if (isOutdated) void results.getState().refresh()
  }, [isOutdated, results, key])
}

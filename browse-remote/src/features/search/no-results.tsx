import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { activeFilters, withoutFilters } from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { SearchIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { lazy, Suspense } from 'react'

import { useQueryName } from '#components/use-query-name.ts'

import type { DidYouMean as Guess } from './did-you-mean.tsx'
import type { RelaxedSearches as Relaxed } from './relaxed-searches.tsx'
import type { ResultList } from './result-list.ts'
import { TellMe } from './save-search.tsx'

/** Few searches need it, and the names of all attributes. */
const RelaxedSearches = lazy<typeof Relaxed>(() =>
  import(/* webpackChunkName: "relaxed-searches" */ './relaxed-searches.tsx').then(
    (module) => ({ default: module.RelaxedSearches }),
    () => ({ default: () => null }),
  ),
)

/** For a text that finds nothing, or only without some of its words. */
export const DidYouMean = lazy<typeof Guess>(() =>
  import(/* webpackChunkName: "relaxed-searches" */ './did-you-mean.tsx').then(
    (module) => ({ default: module.DidYouMean }),
    () => ({ default: () => null }),
  ),
)

type Props = {
  readonly query: SearchQuery
  readonly results: ResultList
  readonly onApply: (query: SearchQuery) => void
}

/** Says that nothing was found, and what else to try. */
export function NoResults({ query, results, onApply }: Props) {
  const t = useTranslations('browse')
  const queryName = useQueryName()
  const filters = activeFilters(query)
  const text = query.typed ?? query.text
  const hasOtherFilters = filters.some((filter) => filter !== 'location')
  return (
    <div role="status">
      <EmptyState
        title={text === '' ? t('search.emptyAll') : t('search.empty', { query: queryName(text) })}
        text={filters.length > 0 ? t('search.emptyFiltered') : t('search.emptyHint')}
        illustration={<SearchIcon size="2rem" />}
        actions={
          <>
            {query.text !== '' && (
              <Suspense fallback={null}>
                <DidYouMean query={query} onApply={onApply} />
              </Suspense>
            )}
            <Suspense fallback={null}>
              <RelaxedSearches query={query} results={results} onApply={onApply} />
            </Suspense>
            {query.location !== 'All' && (
              <Button
                variant="primary"
                onClick={() => onApply(withoutFilters(query, ['location']))}
              >
                {t('search.everywhere')}
              </Button>
            )}
            {hasOtherFilters && (
              <Button onClick={() => onApply(withoutFilters(query, filters))}>
                {t('search.withoutFilters')}
              </Button>
            )}
            {filters.length === 0 && (
              <Link to={hrefs.search({ text: '', location: 'All' })} className={buttonClass()}>
                {t('listing.browse')}
              </Link>
            )}
            <TellMe query={query} results={results} />
          </>
        }
      />
    </div>
  )
}

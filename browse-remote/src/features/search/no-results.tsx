import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { activeFilters, withoutFilters } from '@adamarket/shared/domain/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { SearchIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { useTranslation } from 'react-i18next'

/** Says that nothing was found, and what else to try. */
export function NoResults({ query }: { readonly query: SearchQuery }) {
  const { t } = useTranslation('browse')
  const filters = activeFilters(query)
  const isNarrowedBeyondPlace = filters.some((filter) => filter !== 'location')
  return (
    <div role="status">
      <EmptyState
        title={query.text === '' ? t('search.emptyAll') : t('search.empty', { query: query.text })}
        text={filters.length > 0 ? t('search.emptyFiltered') : t('search.emptyHint')}
        illustration={<SearchIcon size="2rem" />}
        actions={
          <>
            {query.location !== 'All' && (
              <Link
                to={hrefs.search(withoutFilters(query, ['location']))}
                className={buttonClass({ variant: 'primary' })}
              >
                {t('search.everywhere')}
              </Link>
            )}
            {isNarrowedBeyondPlace && (
              <Link to={hrefs.search(withoutFilters(query, filters))} className={buttonClass()}>
                {t('search.withoutFilters')}
              </Link>
            )}
            {filters.length === 0 && (
              <Link to={hrefs.search({ text: '', location: 'All' })} className={buttonClass()}>
                {t('listing.browse')}
              </Link>
            )}
          </>
        }
      />
    </div>
  )
}

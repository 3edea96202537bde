import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { EmptyState } from '@adamarket/shared/ui/empty-state.tsx'
import { SearchIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { useTranslation } from 'react-i18next'

/** Nothing was found, and what else to try. */
export function NoResults({ query }: { readonly query: SearchQuery }) {
  const { t } = useTranslation('browse')
  const isNarrowed = query.location !== 'All' || query.condition !== undefined
  return (
    <div role="status">
      <EmptyState
        title={query.text === '' ? t('search.emptyAll') : t('search.empty', { query: query.text })}
        text={t('search.emptyHint')}
        illustration={<SearchIcon size="2rem" />}
        actions={
          isNarrowed ? (
            <Link
              to={hrefs.search({ text: query.text, location: 'All' })}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('search.everywhere')}
            </Link>
          ) : undefined
        }
      />
    </div>
  )
}

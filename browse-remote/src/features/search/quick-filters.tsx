import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { isKnownQuery } from '@adamarket/shared/domain/search/known-queries.ts'
import type { SuggestedFilter } from '@adamarket/shared/domain/search/suggested-filters.ts'
import { suggestedFilters } from '@adamarket/shared/domain/search/suggested-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'

import styles from './quick-filters.module.css'
import { useAttributeFilterName } from './use-attribute-filter-name.ts'
import { useFilterName } from './use-filter-name.ts'

/** Attributes whose values need no name. */
const clearAlone: ReadonlySet<string> = new Set([
  'rooms',
  'furnished',
  'gearbox',
  'year',
  'mileage',
])

type Props = {
  readonly query: SearchQuery
  /** The followed link goes. */
  readonly onFollow: () => void
}

/** The values that decide in the category of a search, each with one tap: rooms, furnished, price. */
export function QuickFilters({ query, onFollow }: Props) {
  const t = useTranslations('browse')
  const offered = suggestedFilters(query)
  if (offered.length === 0) return null
  const isTyped = query.category === undefined && !isKnownQuery(query.text)
  return (
    <ul
      role="list"
      aria-label={t('search.quick')}
      className={joinClasses(styles['offers'], isTyped && styles['typed'])}
    >
      {offered.map((one) => (
        <li key={formatSearchQuery(one.query)}>
          <Link to={hrefs.search(one.query)} className={chipClass()} onClick={onFollow}>
            <Name offer={one} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Name({ offer: { key, query } }: { readonly offer: SuggestedFilter }) {
  const filterName = useFilterName(query)
  const attributeName = useAttributeFilterName(query)
  if (key === 'price') return filterName(key)
  return attributeName?.(key, clearAlone.has(key))
}

import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { maxCounted } from '@adamarket/shared/domain/ports.ts'
import { isFilterKey } from '@adamarket/shared/domain/attributes/filter-kinds.ts'
import type { SearchFilter } from '@adamarket/shared/domain/search/search-filters.ts'
import { activeFilters } from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { nearText } from '@adamarket/shared/i18n/landmark-texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'
import { useId } from 'react'

import type { CountedSearch } from './count-relaxed.ts'
import { countRelaxed } from './count-relaxed.ts'
import styles from './relaxed-searches.module.css'
import type { ResultList } from './result-list.ts'
import { useAttributeFilterName } from './use-attribute-filter-name.ts'
import { useFilterName } from './use-filter-name.ts'

type Props = {
  readonly query: SearchQuery
  readonly results: ResultList
  readonly onApply: (query: SearchQuery) => void
}

/** Searches like the one that finds nothing, each with how many listings it finds. */
export function RelaxedSearches({ query, results, onApply }: Props) {
  const t = useTranslations('browse')
  const { listings } = useHostServices()
  const title = useId()
  const { value: found = [] } = usePort(
    () => countRelaxed(listings, query, results),
    [listings, query, results],
  )
  if (found.length === 0) return null
  return (
    <section aria-labelledby={title} className={styles['relaxed']}>
      <h3 id={title} className={styles['title']}>
        {t('search.relaxed.title')}
      </h3>
      <ul role="list" className={styles['searches']}>
        {found.map((one) => (
          <li key={formatSearchQuery(one.query)}>
            <button type="button" className={chipClass()} onClick={() => onApply(one.query)}>
              <Name query={query} relaxed={one} />{' '}
              <span className={styles['count']}>
                <Count found={one} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The value that differs; without one, the filter that is left out. */
function Name({ query, relaxed }: Pick<Props, 'query'> & { readonly relaxed: CountedSearch }) {
  const t = useTranslations('browse')
  const newName = useName(relaxed.query)
  const oldName = useName(query)
  const { changed } = relaxed
  if (changed === 'text') return t('search.relaxed.text', { text: relaxed.query.text })
  const isStillActive = activeFilters(relaxed.query).includes(changed)
  return isStillActive
    ? newName(changed)
    : t('search.relaxed.without', { filter: oldName(changed) ?? '' })
}

function useName(query: SearchQuery): (filter: SearchFilter) => string | undefined {
  const filterName = useFilterName(query)
  const attributeName = useAttributeFilterName(query)
  const language = useLocale()
  return (filter) => {
    if (filter === 'near') return nearText(query.near ?? '', language)
    return isFilterKey(filter) ? attributeName?.(filter) : filterName(filter)
  }
}

function Count({ found: { count, isExact } }: { readonly found: CountedSearch }) {
  const t = useTranslations('browse')
  if (count >= maxCounted) return t('search.sizeMore', { count })
  return t(isExact ? 'search.size' : 'search.sizeAbout', { count })
}

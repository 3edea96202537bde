import type { FilterKey } from '@adamarket/shared/domain/attributes/filter-kinds.ts'
import { activeAttributes } from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'

import { FilterChip } from './filter-chip.tsx'
import { useAttributeFilterName } from './use-attribute-filter-name.ts'

type Props = { readonly query: SearchQuery; readonly onRemove: (key: FilterKey) => void }

/** The attributes that a search filters by. */
export function AttributeChips({ query, onRemove }: Props) {
  const filterName = useAttributeFilterName(query)
  if (!filterName) return null
  return activeAttributes(query).map((key) => (
    <FilterChip key={key} name={filterName(key)} onRemove={() => onRemove(key)} />
  ))
}

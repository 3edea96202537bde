import type { AttributeFilter } from '@adamarket/shared/domain/attributes/attribute-filters.ts'
import type { FilterKey } from '@adamarket/shared/domain/attributes/filter-kinds.ts'
import { activeAttributes } from '@adamarket/shared/domain/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { cardCodes } from '@adamarket/shared/i18n/attributes/card-codes.ts'
import { formatAttribute } from '@adamarket/shared/i18n/attributes/format-attribute.ts'
import { use } from 'react'
import { useTranslation } from 'react-i18next'

import { FilterChip } from '#features/search/filter-chip.tsx'

type Props = { readonly query: SearchQuery; readonly onRemove: (key: FilterKey) => void }

/** The attributes that a search filters by. What cards show by itself, such as `To rent`, needs no name here. */
export function AttributeChips({ query, onRemove }: Props) {
  const { t, i18n } = useTranslation('browse')
  const texts = use(loadAttributeTexts(i18n.language))
  if (!texts) return null

  const nameOf = (key: FilterKey, filter: AttributeFilter | undefined): string => {
    const name = texts.names[key]
    const shown = (value: string | number) => formatAttribute({ key, value }, texts)
    if (filter === undefined || filter === true) return name
    if (typeof filter === 'string') {
      const isClear = Object.hasOwn(cardCodes[texts.language], filter)
      return isClear ? shown(filter) : `${name}: ${shown(filter)}`
    }
    const { min, max } = filter
    if (min !== undefined && max !== undefined) return `${name}: ${shown(min)} – ${shown(max)}`
    const bound =
      min === undefined
        ? t('search.upTo', { price: shown(max ?? 0) })
        : t('search.from', { price: shown(min) })
    return `${name}: ${bound}`
  }
  return activeAttributes(query).map((key) => (
    <FilterChip
      key={key}
      name={nameOf(key, query.attributes?.[key])}
      onRemove={() => onRemove(key)}
    />
  ))
}

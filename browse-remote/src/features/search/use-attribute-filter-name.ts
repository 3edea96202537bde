import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { FilterKey } from '@adamarket/shared/domain/attributes/filter-kinds.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { cardWords } from '@adamarket/shared/i18n/card-words.ts'
import { formatAttribute } from '@adamarket/shared/i18n/attributes/format-attribute.ts'
import { use } from 'react'

import { useRangeName } from './use-range-name.ts'

/**
 * The name of a filter by an attribute, with its value. A value that cards show alone, such as `To rent`,
 * needs no name here, and none that is to stand alone. Suspends until the names are loaded; undefined when that fails.
 */
export function useAttributeFilterName({
  attributes,
}: SearchQuery): ((key: FilterKey, isOnlyFilter?: boolean) => string) | undefined {
  const language = useLocale()
  const rangeName = useRangeName()
  const texts = use(loadAttributeTexts(language))
  if (!texts) return undefined

  return (key, isOnlyFilter = false) => {
    const name = texts.names[key]
    const filter = attributes?.[key]
    const shown = (value: string | number) => formatAttribute({ key, value }, texts)
    if (filter === undefined || filter === true) return name
    if (typeof filter === 'string') {
      const isClear = isOnlyFilter || Object.hasOwn(cardWords(texts.language).codes, filter)
      return isClear ? shown(filter) : `${name}: ${shown(filter)}`
    }
    const range = rangeName(filter, shown)
    return isOnlyFilter ? range : `${name}: ${range}`
  }
}

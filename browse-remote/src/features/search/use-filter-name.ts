import { formatMoney } from '@adamarket/shared/domain/money.ts'
import type { searchFilters } from '@adamarket/shared/domain/search-filters.ts'
import type { PriceRange, SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'
import { useTranslation } from 'react-i18next'

import { useCategoryName } from '#parts/use-category-name.ts'

/** The value of a filter in the visitor's language. */
export function useFilterName(
  query: SearchQuery,
): (filter: (typeof searchFilters)[number]) => string {
  const { t, i18n } = useTranslation('browse')
  const categoryName = useCategoryName()

  const rangeName = ({ currency, min, max }: PriceRange): string => {
    const money = (amount: number) => formatMoney({ amount, currency }, i18n.language)
    if (min !== undefined && max !== undefined) return `${money(min)} – ${money(max)}`
    if (min !== undefined) return t('search.from', { price: money(min) })
    return t('search.upTo', { price: money(max ?? 0) })
  }

  const { category, subcategory, location, condition, price } = query
  return (filter) => {
    switch (filter) {
      case 'category':
        return categoryName(category ?? '')
      case 'subcategory':
        return categoryName(subcategory ?? '')
      case 'location':
        return placeName(location, i18n.language)
      case 'condition':
        return condition ? t(`conditions.${condition}`) : ''
      case 'price':
        return price ? rangeName(price) : ''
    }
  }
}

import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Currency } from '@adamarket/shared/domain/money/money.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import type { SearchField } from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { areaName, placeName } from '@adamarket/shared/i18n/place-name.ts'

import { useCategoryName } from '@adamarket/shared/site-ui/use-category-name.ts'

import { useRangeName } from './use-range-name.ts'

/** Those whose names a first view has: the names of landmarks are loaded apart. */
export type NamedField = Exclude<SearchField, 'near'>

/** The value of a filter in the visitor's language. */
export function useFilterName(query: SearchQuery): (filter: NamedField) => string {
  const t = useTranslations('browse')
  const language = useLocale()
  const categoryName = useCategoryName()
  const rangeName = useRangeName()
  const money = (currency: Currency) => (amount: number) =>
    formatMoney({ amount, currency }, language)
  const { category, subcategory, location, area, condition, cost, price } = query
  return (filter) => {
    switch (filter) {
      case 'category':
        return categoryName(category ?? '')
      case 'subcategory':
        return categoryName(subcategory ?? '')
      case 'location':
        return placeName(location, language)
      case 'district':
        return areaName(area ?? '', language)
      case 'condition':
        return condition ? t(`conditions.${condition}`) : ''
      case 'price':
        return [cost && t(`search.costs.${cost}`), price && rangeName(price, money(price.currency))]
          .filter((part) => part !== undefined)
          .join(': ')
      case 'reduced':
        return t('search.reduced')
      case 'verified':
        return t('card.phoneVerified')
    }
  }
}

import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Currency } from '@adamarket/shared/domain/money/money.ts'
import { formatMoney } from '@adamarket/shared/domain/money/money.ts'
import { isKnownQuery } from '@adamarket/shared/domain/search/known-queries.ts'
import type { QuickFilter } from '@adamarket/shared/domain/search/quick-filters.ts'
import { quickFilters } from '@adamarket/shared/domain/search/quick-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { formatSearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { formatAttribute } from '@adamarket/shared/i18n/attributes/format-attribute.ts'
import { chipClass } from '@adamarket/shared/ui/chip.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import type { RefObject } from 'react'
import { use } from 'react'

import styles from './quick-filters.module.css'
import { useAttributeFilterName } from './use-attribute-filter-name.ts'
import { useRangeName } from './use-range-name.ts'

/** Attributes whose values need no name. */
const isClear: ReadonlySet<string> = new Set(['rooms', 'furnished', 'gearbox', 'year', 'mileage'])

type Props = {
  readonly query: SearchQuery
  readonly onApply: (query: SearchQuery) => void
  /** Takes the focus when a value is chosen: its button goes. */
  readonly heading: RefObject<HTMLElement | null>
}

/** The values that decide in the category of a search, each with one tap: rooms, furnished, price. */
export function QuickFilters({ query, onApply, heading }: Props) {
  const t = useTranslations('browse')
  const offered = quickFilters(query)
  if (offered.length === 0) return null
  const choose = (chosen: SearchQuery) => {
    heading.current?.focus({ preventScroll: true })
    onApply(chosen)
  }
  const isTyped = query.category === undefined && !isKnownQuery(query.text)
  return (
    <ul
      role="list"
      aria-label={t('search.quick')}
      className={joinClasses(styles['offers'], isTyped && styles['typed'])}
    >
      {offered.map((one) => (
        <li key={formatSearchQuery(one.query)}>
          <button type="button" className={chipClass()} onClick={() => choose(one.query)}>
            <Name offer={one} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The value alone, if it says what it is. */
function Name({ offer: { key, query } }: { readonly offer: QuickFilter }) {
  const language = useLocale()
  const texts = use(loadAttributeTexts(language))
  const rangeName = useRangeName()
  const attributeName = useAttributeFilterName(query)
  if (key === 'price') {
    const { price } = query
    const money = (currency: Currency) => (amount: number) =>
      formatMoney({ amount, currency }, language)
    return price && rangeName(price, money(price.currency))
  }
  const filter = query.attributes?.[key]
  if (!texts || filter === undefined || filter === true) return undefined
  if (!isClear.has(key)) return attributeName?.(key)
  const shown = (value: string | number) => formatAttribute({ key, value }, texts)
  return typeof filter === 'string' ? shown(filter) : rangeName(filter, shown)
}

import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Category } from '@adamarket/shared/domain/category-tree.ts'
import { hasCondition } from '@adamarket/shared/domain/listing/condition.ts'
import { priceLocaleOf } from '@adamarket/shared/domain/locale.ts'
import { parseTypedPrice } from '@adamarket/shared/domain/money/parse-typed-price.ts'

import type { ListingValues } from '#features/values/listing-values.ts'

import styles from './listing-form.module.css'

/** Repeats what is preselected, beside the submit button: a default is easily overlooked. */
export function Summary({
  category,
  values: { condition, currency, price, negotiable },
}: {
  readonly category: Category
  readonly values: ListingValues
}) {
  const t = useTranslations('post')
  const language = useLocale()
  const amount = parseTypedPrice(price) ?? 0
  // With the country, unlike elsewhere: several countries have dollars.
  const parts = new Intl.NumberFormat(priceLocaleOf(language), {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).formatToParts(amount)
  const shown = amount > 0 ? parts : parts.filter(({ type }) => type === 'currency')
  const priceText = shown.map(({ value }) => value).join('')
  const text = hasCondition(category)
    ? t('form.summary', { condition: t(`conditions.${condition}`), price: priceText })
    : t('form.summaryOfPrice', { price: priceText })
  return (
    <p className={styles['summary']}>
      {negotiable ? `${text} · ${t('preview.negotiable')}` : text}
    </p>
  )
}

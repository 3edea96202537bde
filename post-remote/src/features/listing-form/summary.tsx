import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Category } from '@adamarket/shared/domain/category-tree.ts'
import { hasCondition } from '@adamarket/shared/domain/listing/condition.ts'
import { priceLocaleOf } from '@adamarket/shared/domain/locale.ts'
import { separatorIn } from '@adamarket/shared/i18n/place-name.ts'
import { parseTypedPrice } from '@adamarket/shared/domain/money/parse-typed-price.ts'

import type { ListingValues } from '#features/values/listing-values.ts'

import styles from './listing-form.module.css'

/** Repeats what is preselected beside the submit button, since a default is easily overlooked. */
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
  const locale = priceLocaleOf(language)
  // The country of the currency is included, unlike elsewhere: several countries have dollars.
  const priceText =
    amount > 0
      ? new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        }).format(amount)
      : (new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency)
  const text = hasCondition(category)
    ? t('form.summary', { condition: t(`conditions.${condition}`), price: priceText })
    : t('form.summaryOfPrice', { price: priceText })
  return (
    <p className={styles['summary']}>
      {negotiable ? `${text}${separatorIn(language)}${t('preview.negotiable')}` : text}
    </p>
  )
}

import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useStore } from 'zustand'

import type { CategoryPair } from '#features/categories/category-pair.ts'
import type { ListingValues } from '#features/values/listing-values.ts'
import { readAttributes } from '#features/values/typed-attributes.ts'

import styles from './listing-form.module.css'
import { suggestPrice } from './suggest-price.ts'

type Props = {
  readonly pair: CategoryPair
  readonly values: Pick<ListingValues, 'attributes' | 'year' | 'currency'>
}

/** Says what similar listings cost; nothing where too few are known. */
export function PriceSuggestion({ pair, values }: Props) {
  const t = useTranslations('post')
  const language = useLocale()
  const { listings, exchangeRates, session } = useHostServices()
  const userId = useStore(session, ({ user }) => user?.uid)
  const { currency } = values
  const { attributes } = readAttributes(values.attributes, pair.subcategory)
  const year = /^\d{4}$/.test(values.year) ? Number(values.year) : undefined
  const key = JSON.stringify([pair, attributes, year, currency, userId])
  const { value: price } = usePort(async () => {
    const described = { ...(attributes && { attributes }), ...(year !== undefined && { year }) }
    const sought = { pair, described, userId }
    return ok(await suggestPrice({ listings, exchangeRates }, sought, currency))
    // `key` has what else it depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, listings, exchangeRates])
  if (!price) return null
  const { min, max, count } = price
  const shown = (amount: number) => formatMoney({ amount, currency }, language)
  return (
    <p role="status" className={styles['suggestion']}>
      {t('form.similarPrices', { count, min: shown(min), max: shown(max) })}
    </p>
  )
}

import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { ratesInCode } from '@adamarket/shared/domain/exchange-rates.ts'
import type { Currency, Money } from '@adamarket/shared/domain/money.ts'
import {
  currencies,
  formatMoney,
  parseCurrency,
  roughlyIn,
} from '@adamarket/shared/domain/money.ts'
import { localeOf } from '@adamarket/shared/domain/locale.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'

import styles from '#features/listing/compared-price.module.css'
import type { ListingData } from '#features/listing/listing-loader.ts'

const stored = storedValue('localStorage', 'comparedCurrency', v.picklist(currencies))

/** The approximate price in a currency that the visitor knows better (specification, section 2.4). */
export function ComparedPrice(price: Money) {
  return (
    <Suspense fallback={<div className={styles['loading']} />}>
      <AtLatestRates {...price} />
    </Suspense>
  )
}

function AtLatestRates(price: Money) {
  const read = use(useLoaderData<ListingData>().rates)
  const rates = read.ok ? read.value : ratesInCode
  const { t, i18n } = useTranslation('browse')
  const kept = useOnDevice(() => stored.read(), undefined)
  const [chosen = kept, setChosen] = useState<Currency>()
  const others = currencies.filter((currency) => currency !== price.currency)
  const usual = price.currency === 'TRY' ? 'GBP' : 'TRY'
  const shown = others.find((currency) => currency === chosen) ?? usual
  const compared = roughlyIn(shown, price, rates)
  if (!compared) return null
  const month = new Intl.DateTimeFormat(localeOf(i18n.language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(rates.asOf))
  return (
    <div className={styles['compared']}>
      <span className={styles['price']}>
        {t('listing.about', { price: formatMoney(compared, i18n.language) })}
      </span>
      <Field label={t('listing.comparedIn')} labelHidden>
        <Select
          value={shown}
          onChange={({ currentTarget }) => {
            const currency = parseCurrency(currentTarget.value)
            setChosen(currency)
            stored.write(currency)
          }}
        >
          {others.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      <small>{t('listing.rates', { month })}</small>
    </div>
  )
}

import { useLoaderData } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { monthOfRates } from '@adamarket/shared/domain/money/month-of-rates.ts'
import type { PriceUnit } from '@adamarket/shared/domain/attributes/price-unit.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'
import type { Currency, Money } from '@adamarket/shared/domain/money/money.ts'
import { roughlyIn } from '@adamarket/shared/domain/money/convert-money.ts'
import { currencies, parseCurrency } from '@adamarket/shared/domain/money/money.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { useOnDevice } from '@adamarket/shared/ui/use-on-device.ts'
import { Suspense, use, useState } from 'react'

import { storedCurrency } from '@adamarket/shared/state/stored-currency.ts'

import { comparedCurrency } from './compared-currency.ts'
import styles from './compared-price.module.css'
import type { ListingData } from './listing-loader.ts'

type Props = { readonly price: Money; readonly unit: PriceUnit | undefined }

/** The approximate price in a currency that the visitor knows better (specification, section 2.4). */
export function ComparedPrice(props: Props) {
  return (
    <Suspense fallback={<div className={styles['loading']} />}>
      <AtLatestRates {...props} />
    </Suspense>
  )
}

function AtLatestRates({ price, unit }: Props) {
  const read = use(useLoaderData<ListingData>().rates)
  const rates = read.ok ? read.value : ratesInCode
  const t = useTranslations('browse')
  const language = useLocale()
  const stored = useOnDevice(() => storedCurrency.read(), undefined)
  const [chosen = stored, setChosen] = useState<Currency>()
  const others = currencies.filter((currency) => currency !== price.currency)
  const shown = comparedCurrency(price.currency, chosen)
  const compared = roughlyIn(shown, price, rates)
  if (!compared) return null
  const month = monthOfRates(rates, language)
  return (
    <div className={styles['compared']}>
      <span className={styles['price']}>
        {t('listing.about', { price: formatPrice(compared, unit, language) })}
      </span>
      <Field label={t('listing.comparedIn')} labelHidden>
        <Select
          value={shown}
          onChange={({ currentTarget }) => {
            const currency = parseCurrency(currentTarget.value)
            setChosen(currency)
            storedCurrency.write(currency)
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

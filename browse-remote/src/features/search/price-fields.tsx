import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import { currencies, parseCurrency } from '@adamarket/shared/domain/money/money.ts'
import { typedCurrency } from '@adamarket/shared/domain/money/parse-typed-price.ts'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'

import type { ReactNode } from 'react'

import { storedCurrency } from '@adamarket/shared/state/stored-currency.ts'

import styles from './filter-form.module.css'
import type { RangeError, TypedRange } from './typed-range.ts'

type Props = {
  readonly range: TypedRange
  readonly error: RangeError | undefined
  readonly onChange: (range: TypedRange) => void
  readonly isReduced: boolean
  readonly onReducedChange: (isReduced: boolean) => void
  /** What of a rental the range is of. */
  readonly children?: ReactNode
}

/** A range of prices, in one currency: chosen first, and shown in each field; and whether they must be reduced. */
export function PriceFields(props: Props) {
  const { range, error, onChange, isReduced, onReducedChange, children } = props
  const t = useTranslations('browse')
  const language = useLocale()
  const none = { amount: 0, currency: range.currency }
  const symbol = formatMoney(none, language).replace(/[\d\s]/gu, '')
  return (
    <fieldset className={styles['fields']}>
      <legend className={styles['legend']}>{t('search.price')}</legend>
      {children}
      <Field label={t('search.currency')}>
        <Select
          name="currency"
          value={range.currency}
          onChange={({ currentTarget }) => {
            const currency = parseCurrency(currentTarget.value) ?? range.currency
            storedCurrency.write(currency)
            onChange({ ...range, currency })
          }}
        >
          {currencies.map((currency) => (
            <option key={currency} value={currency}>
              {t(`currencies.${currency}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles['bounds']}>
        {(['min', 'max'] as const).map((name) => (
          <Field
            key={name}
            label={t(`search.${name}`)}
            error={error?.field === name ? t(`search.rangeErrors.${error.reason}`) : undefined}
          >
            <TextInput
              icon={symbol}
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={range[name]}
              onChange={({ currentTarget: { value } }) =>
                onChange({
                  ...range,
                  [name]: value,
                  currency: parseCurrency(typedCurrency(value)) ?? range.currency,
                })
              }
            />
          </Field>
        ))}
      </div>
      <Checkbox
        label={t('search.reduced')}
        name="reduced"
        value="yes"
        checked={isReduced}
        onChange={onReducedChange}
      />
    </fieldset>
  )
}

import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { formatMoney } from '@adamarket/shared/domain/money/format-money.ts'
import { currencies, parseCurrency } from '@adamarket/shared/domain/money/money.ts'
import { parseTypedPrice, typedCurrency } from '@adamarket/shared/domain/money/parse-typed-price.ts'
import { Checkbox } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'

import type { FieldsProps } from './fields.ts'
import { fieldId } from './focus-field.ts'
import styles from './listing-form.module.css'

/** The price and its currency; below them, how the price was understood, and whether it is negotiable. */
export function PriceField({
  values,
  onChange,
  fieldErrors,
  onFocus,
}: FieldsProps & { readonly onFocus?: () => void }) {
  const t = useTranslations('post')
  const language = useLocale()
  const amount = parseTypedPrice(values.price) ?? 0
  const typed = typedCurrency(values.price)
  const isContradicted = (parseCurrency(typed) ?? values.currency) !== values.currency
  const error = fieldErrors.price ?? (isContradicted ? 'priceCurrency' : undefined)
  const shown = formatMoney({ amount, currency: values.currency }, language)
  return (
    <div className={styles['price']} id={fieldId('price')}>
      <Field
        label={t('form.price')}
        error={error && t(`fieldErrors.${error}`)}
        hint={
          amount > 0 && !error
            ? t(typed === 'other' ? 'form.priceOther' : 'form.priceShown', { price: shown })
            : undefined
        }
      >
        <TextInput
          required
          inputMode="decimal"
          autoComplete="off"
          onFocus={onFocus}
          value={values.price}
          onChange={({ target: { value: price } }) =>
            // A sign names the currency; choosing another one afterwards is an error until the sign is gone.
            onChange({ price, currency: parseCurrency(typedCurrency(price)) ?? values.currency })
          }
        />
      </Field>
      <Field label={t('form.currency')}>
        <Select
          value={values.currency}
          onChange={(event) => onChange({ currency: parseCurrency(event.target.value) ?? 'USD' })}
        >
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </Select>
      </Field>
      <div className={styles['negotiable']}>
        <Checkbox
          label={t('form.negotiable')}
          checked={values.negotiable}
          onChange={(negotiable) => onChange({ negotiable })}
        />
      </div>
    </div>
  )
}

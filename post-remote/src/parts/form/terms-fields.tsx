import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Category } from '@adamarket/shared/domain/category-tree.ts'
import { conditions, hasCondition } from '@adamarket/shared/domain/listing/condition.ts'
import { cities, parseLocation } from '@adamarket/shared/domain/location.ts'
import { paymentOptions } from '@adamarket/shared/domain/listing/payment-options.ts'
import { CheckboxGroup, RadioGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'

import type { FieldsProps } from './fields.ts'
import { fieldId } from './focus-field.ts'
import styles from './listing-form.module.css'
import { PriceField } from './price-field.tsx'
import { Section } from './section.tsx'

/** The fields for location, price, payment and condition. */
export function TermsFields({
  values,
  onChange,
  fieldErrors,
  category,
}: FieldsProps & { readonly category: Category }) {
  const t = useTranslations('post')
  const language = useLocale()
  const choose = (name: string) => {
    const location = parseLocation(name)
    onChange({ location: location === 'All' ? '' : location })
  }
  return (
    <Section heading={t('form.terms')}>
      <div id={fieldId('location')} className={styles['short']}>
        <Field
          label={t('form.location')}
          error={fieldErrors.location && t(`fieldErrors.${fieldErrors.location}`)}
        >
          <Select required value={values.location} onChange={(event) => choose(event.target.value)}>
            <option value="">{t('form.chooseLocation')}</option>
            {cities.map((city) => (
              <option key={city} value={city}>
                {placeName(city, language)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <CheckboxGroup
        legend={t('form.paymentOptions')}
        name="paymentOptions"
        layout="inline"
        choices={paymentOptions.map((value) => ({ value, label: t(`paymentOptions.${value}`) }))}
        value={values.paymentOptions}
        onChange={(chosen) => onChange({ paymentOptions: [...chosen] })}
      />
      <PriceField values={values} onChange={onChange} fieldErrors={fieldErrors} />
      {hasCondition(category) && (
        <RadioGroup
          legend={t('form.condition')}
          name="condition"
          layout="inline"
          choices={conditions.map((value) => ({ value, label: t(`conditions.${value}`) }))}
          value={values.condition}
          onChange={(condition) => onChange({ condition })}
        />
      )}
    </Section>
  )
}

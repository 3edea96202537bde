import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { conditions, hasCondition } from '@adamarket/shared/domain/listing/condition.ts'
import { cities, parseLocation } from '@adamarket/shared/domain/location.ts'
import { paymentOptions } from '@adamarket/shared/domain/listing/payment-options.ts'
import type { AreaField as Area } from '@adamarket/shared/site-ui/area-field.tsx'
import { CheckboxGroup, RadioGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Select } from '@adamarket/shared/ui/select.tsx'
import { placeName } from '@adamarket/shared/i18n/place-name.ts'

import { lazy, Suspense, useState } from 'react'

import type { CategoryPair } from '#features/categories/category-pair.ts'

import type { FieldsProps } from './fields.ts'
import { fieldId } from './focus-field.ts'
import styles from './listing-form.module.css'
import { PriceField } from './price-field.tsx'
import type { PriceSuggestion as Suggestion } from './price-suggestion.tsx'
import type { RentFields as Rent } from './rent-fields.tsx'
import { Section } from './section.tsx'

/** Loaded once the user enters the price; the form does without it. */
const PriceSuggestion = lazy<typeof Suggestion>(() =>
  import(/* webpackChunkName: "price-suggestion" */ './price-suggestion.tsx').then(
    (module) => ({ default: module.PriceSuggestion }),
    () => ({ default: () => null }),
  ),
)

/** Only homes have them; the form does without them. */
const RentFields = lazy<typeof Rent>(() =>
  import(/* webpackChunkName: "rent-fields" */ './rent-fields.tsx').then(
    (module) => ({ default: module.RentFields }),
    () => ({ default: () => null }),
  ),
)

/** The names of all areas are not needed for a first view; the form does without them. */
const AreaField = lazy<typeof Area>(() =>
  import(/* webpackChunkName: "area-field" */ '@adamarket/shared/site-ui/area-field.tsx').then(
    (module) => ({ default: module.AreaField }),
    () => ({ default: () => null }),
  ),
)

/** The fields for location, price, payment and condition. */
export function TermsFields({
  values,
  onChange,
  fieldErrors,
  pair,
}: FieldsProps & { readonly pair: CategoryPair }) {
  const t = useTranslations('post')
  const language = useLocale()
  const [isPriced, setPriced] = useState(false)
  const choose = (name: string) => {
    const location = parseLocation(name)
    onChange({ location: location === 'All' ? '' : location, area: '' })
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
      {values.location !== '' && (
        <Suspense>
          <div className={styles['short']}>
            <AreaField
              location={values.location}
              label={t('form.area')}
              none={t('form.notStated')}
              value={values.area}
              onChange={(area) => onChange({ area })}
            />
          </div>
        </Suspense>
      )}
      <CheckboxGroup
        legend={t('form.paymentOptions')}
        name="paymentOptions"
        layout="inline"
        choices={paymentOptions.map((value) => ({ value, label: t(`paymentOptions.${value}`) }))}
        value={values.paymentOptions}
        onChange={(chosen) => onChange({ paymentOptions: [...chosen] })}
      />
      <PriceField
        values={values}
        onChange={onChange}
        fieldErrors={fieldErrors}
        onFocus={() => setPriced(true)}
      />
      {isPriced && (
        <Suspense>
          <PriceSuggestion pair={pair} values={values} />
        </Suspense>
      )}
      {pair.category === 'Real Estate' && (
        <Suspense>
          <RentFields
            subcategory={pair.subcategory}
            values={values}
            onChange={onChange}
            fieldErrors={fieldErrors}
          />
        </Suspense>
      )}
      {hasCondition(pair.category) && (
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

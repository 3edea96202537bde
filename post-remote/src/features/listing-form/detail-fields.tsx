import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { attributeKeys } from '@adamarket/shared/domain/attributes/known-attributes.ts'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Skeleton } from '@adamarket/shared/ui/skeleton.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { Suspense, useCallback, useState } from 'react'
import { useBackOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import type { AttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'

import type { CategoryPair } from '#features/categories/category-pair.ts'

import { AttributeFields } from './attribute-fields.tsx'
import type { FieldsProps } from './fields.ts'
import { fieldId } from './focus-field.ts'
import styles from './listing-form.module.css'
import { Section } from './section.tsx'

type Props = FieldsProps & { readonly pair: CategoryPair }

/** What buyers ask about in this subcategory (specification, section 2.12). */
export function DetailFields({ pair, ...fields }: Props) {
  const t = useTranslations('post')
  const loadingTexts = useAttributeTexts(useLocale())
  const hasYear = pair.category === 'Vehicles'
  const hasAttributes = attributeKeys(pair.subcategory).length > 0
  if (!hasYear && !hasAttributes) return null
  return (
    <Section heading={t('form.details')}>
      <p className={styles['summary']}>{t('form.detailsHint')}</p>
      {hasYear && <YearField {...fields} />}
      {hasAttributes && (
        <Suspense fallback={<Skeleton height="4.25rem" />}>
          <AttributeFields
            key={pair.subcategory}
            subcategory={pair.subcategory}
            loadingTexts={loadingTexts}
            {...fields}
          />
        </Suspense>
      )}
    </Section>
  )
}

function YearField({ values, onChange, fieldErrors }: FieldsProps) {
  const t = useTranslations('post')
  return (
    <div id={fieldId('year')} className={styles['attributes']}>
      <Field
        label={t('form.year')}
        error={fieldErrors.year && t(`fieldErrors.${fieldErrors.year}`)}
      >
        <TextInput
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={values.year}
          onChange={(event) => onChange({ year: event.target.value })}
        />
      </Field>
    </div>
  )
}

/**
 * The names of attributes, for React's `use`: the same promise in each render, and another one when they could not be
 * loaded and the connection returns.
 */
function useAttributeTexts(language: string): Promise<AttributeTexts | undefined> {
  const [request, setRequest] = useState(() => requestTexts(language))
  if (request.language !== language) setRequest(requestTexts(language))
  useBackOnline(useCallback(() => setRequest(requestTexts(language)), [language]))
  return request.loading
}

function requestTexts(language: string) {
  return { language, loading: loadAttributeTexts(language) }
}

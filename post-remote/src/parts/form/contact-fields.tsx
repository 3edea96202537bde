import { contactMethods } from '@adamarket/shared/domain/contact-methods.ts'
import { CheckboxGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { useTranslation } from 'react-i18next'

import type { FieldsProps } from '#parts/form/fields.ts'
import { fieldId } from '#parts/form/focus-field.ts'
import styles from '#parts/form/listing-form.module.css'
import { PhoneInput } from '#parts/form/phone-input.tsx'
import { Section } from '#parts/form/section.tsx'

/** The fields for contacting the seller. */
export function ContactFields({ values, onChange, fieldErrors }: FieldsProps) {
  const { t } = useTranslation('post')
  return (
    <Section heading={t('form.contact')}>
      <div id={fieldId('phoneNumber')} className={styles['short']}>
        <Field
          label={t('form.phoneNumber')}
          error={fieldErrors.phoneNumber && t(`fieldErrors.${fieldErrors.phoneNumber}`)}
        >
          <PhoneInput
            value={values.phoneNumber}
            onChange={(phoneNumber) => onChange({ phoneNumber })}
          />
        </Field>
      </div>
      <CheckboxGroup
        legend={t('form.contactMethod')}
        name="contactMethod"
        layout="inline"
        hint={values.contactMethod.length === 0 ? t('form.contactHint') : undefined}
        choices={contactMethods.map((value) => ({ value, label: t(`contactMethods.${value}`) }))}
        value={values.contactMethod}
        onChange={(chosen) => onChange({ contactMethod: [...chosen] })}
      />
    </Section>
  )
}

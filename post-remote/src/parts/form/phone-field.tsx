import { Button } from '@adamarket/shared/ui/button.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import type { FocusEvent } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { FieldsProps } from '#parts/form/fields.ts'
import { fieldId } from '#parts/form/focus-field.ts'
import styles from '#parts/form/listing-form.module.css'
import { PhoneInput } from '#parts/phone/phone-input.tsx'
import { usePhoneRules } from '#parts/phone/use-phone-rules.ts'

export type PhoneFieldProps = FieldsProps & {
  /** The stored number, which is never an error. */
  readonly storedPhone: string | undefined
}

/** The phone number; below it, how it was understood, or a suggestion. */
export function PhoneField({ values, onChange, fieldErrors, storedPhone }: PhoneFieldProps) {
  const { t } = useTranslation('post')
  const rules = usePhoneRules()
  const [isLeft, setIsLeft] = useState(false)
  const { phoneNumber } = values
  const understood = rules?.readPhoneNumber(phoneNumber)
  const isImpossible = rules && !understood && phoneNumber !== '' && phoneNumber !== storedPhone
  const error = fieldErrors.phoneNumber ?? (isLeft && isImpossible ? 'phoneInvalid' : undefined)
  const suggested = error && rules?.suggestNumber(phoneNumber)

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setIsLeft(!currentTarget.contains(relatedTarget))

  return (
    <div id={fieldId('phoneNumber')} className={styles['short']} onBlur={onBlur}>
      <Field
        label={t('form.phoneNumber')}
        error={error && t(`fieldErrors.${error}`)}
        hint={understood && t('form.phoneShown', { number: understood.shown })}
      >
        <PhoneInput
          value={phoneNumber}
          onChange={(changed) => onChange({ phoneNumber: changed })}
        />
      </Field>
      {suggested && (
        <Button
          className={styles['suggestion']}
          onClick={() => onChange({ phoneNumber: suggested.number })}
        >
          {t('form.phoneSuggested', { number: suggested.shown })}
        </Button>
      )}
    </div>
  )
}

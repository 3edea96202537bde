import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useState } from 'react'

import { PhoneInput } from '#features/phone/phone-input.tsx'
import { usePhoneRules } from '#features/phone/use-phone-rules.ts'

import type { FieldsProps } from './fields.ts'
import { fieldId } from './focus-field.ts'
import styles from './listing-form.module.css'
import { useAfterPress } from './use-after-press.ts'

export type PhoneFieldProps = FieldsProps & {
  /** The stored number, which is never an error. */
  readonly storedPhone: string | undefined
}

/** The phone number; below it, how it was understood, or possible numbers to choose from: a country is not guessed. */
export function PhoneField({ values, onChange, fieldErrors, storedPhone }: PhoneFieldProps) {
  const t = useTranslations('post')
  const rules = usePhoneRules()
  const [isLeft, setIsLeft] = useState(false)
  const afterPress = useAfterPress()
  const { phoneNumber } = values
  const understood = rules?.readPhoneNumber(phoneNumber)
  const problem =
    rules && !understood && phoneNumber !== '' && phoneNumber !== storedPhone
      ? rules.problemOf(phoneNumber)
      : undefined
  // The input shows only the digits of such a number.
  const hasSeparator = problem === 'phoneExtension' || problem === 'phoneSeveral'
  const found = (problem && rules?.suggestNumbers(phoneNumber)) ?? []
  // A number without a country is complete, or has no suggestions: a suggestion is a question, not an error.
  const isQuestion = problem === 'phoneCountry' && found.length > 0
  const showsProblem = (isLeft && !isQuestion) || hasSeparator
  const error = fieldErrors.phoneNumber ?? (showsProblem ? problem : undefined)
  const suggested = error || isQuestion ? found : []
  const hint = () => {
    if (understood) return t('form.phoneShown', { number: understood.shown })
    if (hasSeparator) return t('form.phoneTyped', { typed: phoneNumber })
    if (!isQuestion || error) return undefined
    return t(found.length === 1 ? 'form.phoneConfirm' : 'form.phoneChoose')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = suggested
    if (event.key !== 'Enter' || !isQuestion || !first) return
    // On a button it is a press of that button.
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'tel') return
    event.preventDefault()
    onChange({ phoneNumber: first.number })
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const hasLeft = !currentTarget.contains(relatedTarget)
    afterPress(() => setIsLeft(hasLeft))
  }

  return (
    <div
      id={fieldId('phoneNumber')}
      className={styles['short']}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <Field label={t('form.phoneNumber')} error={error && t(`fieldErrors.${error}`)} hint={hint()}>
        <PhoneInput
          value={phoneNumber}
          onChange={(changed) => onChange({ phoneNumber: changed })}
        />
      </Field>
      {suggested.map(({ number, shown }) => (
        <Button
          key={number}
          className={styles['suggestion']}
          onClick={() => onChange({ phoneNumber: number })}
        >
          {t(isQuestion ? 'form.phoneQuestion' : 'form.phoneSuggested', { number: shown })}
        </Button>
      ))}
    </div>
  )
}

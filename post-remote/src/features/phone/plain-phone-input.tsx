import { foldDigits } from '@adamarket/shared/domain/text/fold-digits.ts'
import type { FieldControl } from '@adamarket/shared/ui/field.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'

import { toPhoneNumber } from './phone-number.ts'

import { keepSeparator } from './split-numbers.ts'

export type PhoneInputProps = {
  /** See `ListingValues`. */
  readonly value: string
  readonly onChange: (phoneNumber: string) => void
  /** Connects it with its field. */
  readonly control: FieldControl
}

export function PlainPhoneInput({ value, onChange }: PhoneInputProps) {
  return (
    <TextInput
      required
      type="tel"
      autoComplete="tel"
      value={value}
      onChange={({ target }) =>
        onChange(keepSeparator(foldDigits(target.value), '') ?? toPhoneNumber(target.value))
      }
    />
  )
}

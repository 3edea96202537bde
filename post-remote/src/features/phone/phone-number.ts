import { foldDigits } from '@adamarket/shared/domain/text/fold-digits.ts'

/** A phone number as it is stored: always starts with `+` (specification, section 5). */
export function toPhoneNumber(typed: string): string {
  const digits = digitsOf(typed)
  return digits === '' ? '' : `+${digits}`
}

export function digitsOf(text: string): string {
  return foldDigits(text).replace(/\D/g, '')
}

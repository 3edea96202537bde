import { foldDigits } from '#domain/text/fold-digits.ts'
import type { Currency } from './money.ts'

const notPartOfANumber = /[\s'’]/g
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/
const plain = /^\d{1,15}(?:[.,]\d{0,2})?$/
const withSigns =
  /^(US\$|[$€£₺]|USD|EUR|GBP|STG|TRY|TL)?([^a-z$€£₺]*?)(?:(US\$|[$€£₺]|USD|EUR|GBP|STG|TRY|TL)\.?)?$/i

const currencyOfSign: Readonly<Record<string, Currency>> = {
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  '€': 'EUR',
  EUR: 'EUR',
  '£': 'GBP',
  GBP: 'GBP',
  STG: 'GBP',
  '₺': 'TRY',
  TL: 'TRY',
  TRY: 'TRY',
}

/**
 * A number as people type it, with the separators of any country: `1500`, `1.500`, `1,500.50`, `1 500,50`, `١٬٥٠٠`. Three digits
 * after a separator are thousands, one or two are the fraction. Undefined for anything else.
 */
export function parseTypedNumber(typed: string): number | undefined {
  const text = fold(typed)
  if (!grouped.test(text) && !plain.test(text)) return undefined
  const fraction = /[.,](\d{0,2})$/.exec(text)
  const units = fraction ? text.slice(0, fraction.index) : text
  return Number(`${units.replaceAll(/\D/g, '')}.${fraction?.[1] || '0'}`)
}

/** A price: a number that may have the sign or code of its currency on either side, see {@link typedCurrency}. */
export function parseTypedPrice(typed: string): number | undefined {
  const [, before, number = '', after] = split(typed)
  const isClear = !before || !after || currencyOf(before) === currencyOf(after)
  return isClear ? parseTypedNumber(number) : undefined
}

/** The currency whose sign or code is in a typed price: `₺1.500`, `1500 tl`, `US$ 20`; undefined without one. */
export function typedCurrency(typed: string): Currency | undefined {
  const [, before, , after] = split(typed)
  return currencyOf(before ?? after)
}

function split(typed: string): readonly (string | undefined)[] {
  return withSigns.exec(fold(typed)) ?? []
}

/** The text with the digits, separators and signs of other scripts as ASCII. */
function fold(typed: string): string {
  return foldDigits(typed)
    .replaceAll('٫', '.')
    .replaceAll(/[٬،]/g, ',')
    .replaceAll('￡', '£')
    .replace(notPartOfANumber, '')
}

function currencyOf(sign = ''): Currency | undefined {
  return currencyOfSign[sign.toUpperCase()]
}

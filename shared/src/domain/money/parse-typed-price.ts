import { foldDigits } from '#domain/text/fold-digits.ts'
import type { Currency } from './money.ts'
import { currencies } from './money.ts'

/** Spaces, apostrophes between thousands, and marks of the direction of a text. */
const notPartOfANumber = /[\s'’ʼ\p{Cf}]/gu
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/
/** As in India and Pakistan: `1,50,000`. */
const groupedByTwo = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d{1,2})?$/
const plain = /^\d{1,15}(?:[.,]\d{0,2})?$/
/** Written in place of a fraction: `1500,-`, `1500.--`, `1500/-`. */
const noFraction = /[.,/][-–—−]{1,2}$/u

const signs: Readonly<Record<Currency | 'other', string>> = {
  USD: String.raw`\$|US\$|USD|doll?ars?|доллар(?:а|ов)?|دولار(?:ات)?`,
  EUR: '€|EUR|euros?|avro|евро|يورو',
  GBP: '£|GBP|STG|pounds?|sterlin|фунт(?:а|ов)?|جنيه',
  TRY: '₺|TL|TRY|liras?|лир[аы]?|ليرة|ليرات',
  other: '₽|RUB|р|руб(?:л[а-я]+)?',
}
const signForms = ([...currencies, 'other'] as const).map((currency) => ({
  currency,
  form: new RegExp(`^(?:${signs[currency]})$`, 'iu'),
}))

const thousands = 'k|к|bin|thousand|тыс(?:яч[аи]?)?|ألف|الف|آلاف'
const millions = 'm|mn|mio|milyon|millions?|млн|миллион(?:а|ов)?|مليون'
const thousandsForm = new RegExp(`^(?:${thousands})$`, 'iu')

const anySign = Object.values(signs).join('|')
const withSigns = new RegExp(
  `^(${anySign})?([^\\p{L}\\p{Sc}]*?)(?:(${thousands}|${millions})\\.?)?(?:(${anySign})\\.?)?$`,
  'iu',
)

/**
 * A number as people type it, with the separators of any country: `1500`, `1.500`, `1,500.50`, `1 500,50`, `1,50,000`,
 * `١٬٥٠٠`, `1500,-`, `150k`, `150 bin`. Three digits after a separator are thousands, one or two are the fraction.
 * Undefined for anything else.
 */
export function parseTypedNumber(typed: string): number | undefined {
  const { before, number, scale, after } = split(typed)
  return before || after ? undefined : readNumber(number, scale)
}

/** A price: a number that may have the sign or name of its currency on either side, see {@link typedCurrency}. */
export function parseTypedPrice(typed: string): number | undefined {
  const { before, number, scale, after } = split(typed)
  const isClear = !before || !after || currencyOf(before) === currencyOf(after)
  return isClear ? readNumber(number, scale) : undefined
}

/**
 * The currency whose sign or name is in a typed price: `₺1.500`, `1500 tl`, `US$ 20`; `other` for one in which the site
 * has no prices: `1500 руб`. Undefined without one.
 */
export function typedCurrency(typed: string): Currency | 'other' | undefined {
  const { before, after } = split(typed)
  return currencyOf(before ?? after)
}

function split(typed: string) {
  const [, before, number = '', scale, after] = withSigns.exec(fold(typed)) ?? []
  return { before, number, scale, after }
}

/** The text with the digits, separators and signs of other scripts as ASCII. */
function fold(typed: string): string {
  return foldDigits(typed)
    .replaceAll('٫', '.')
    .replaceAll(/[٬،]/g, ',')
    .replaceAll('￡', '£')
    .replaceAll('İ', 'i')
    .replace(notPartOfANumber, '')
}

function readNumber(written: string, scale: string | undefined): number | undefined {
  const text = written.replace(noFraction, '')
  if (![grouped, groupedByTwo, plain].some((form) => form.test(text))) return undefined
  const fraction = /[.,](\d{0,2})$/.exec(text)
  const units = fraction ? text.slice(0, fraction.index) : text
  const number = Number(`${units.replaceAll(/\D/g, '')}.${fraction?.[1] || '0'}`)
  if (scale === undefined) return number
  // 2.3 thousand is 2299.9999999999995 otherwise.
  return Math.round(number * (thousandsForm.test(scale) ? 1_000 : 1_000_000))
}

function currencyOf(sign = ''): Currency | 'other' | undefined {
  return signForms.find(({ form }) => form.test(sign))?.currency
}

import { isPlain, roundTo, separate } from '#domain/format-number.ts'
import { languageOf } from '#domain/languages.ts'
import { prices } from '#domain/locale-data.ts'
import { priceLocaleOf } from '#domain/locale.ts'

import type { Money } from './money.ts'
import { parseCurrency } from './money.ts'

const currencyCode = /^[A-Z]{3}$/

/** A formatted price: `£12,500`, `₺1.250,50`. Cents are shown only when there are any. */
export function formatMoney({ amount, currency }: Money, language: string): string {
  if (!currencyCode.test(currency)) {
    return `${new Intl.NumberFormat(priceLocaleOf(language)).format(amount)} ${currency}`.trim()
  }
  const digits = Number.isInteger(amount) ? 0 : 2
  const known = parseCurrency(currency)
  if (!known || !isPlain(amount)) return formatOther({ amount, currency }, language, digits)
  const { separators, signs } = prices[languageOf(language)]
  const [before, after] = signs[known]
  return before + separate(roundTo(digits, amount).toFixed(digits), separators) + after
}

function formatOther({ amount, currency }: Money, language: string, digits: number): string {
  return new Intl.NumberFormat(priceLocaleOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

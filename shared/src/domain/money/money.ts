import { priceLocaleOf } from '#domain/locale.ts'

/** The currencies of a listing (specification, section 9). */
export const currencies = ['USD', 'EUR', 'GBP', 'TRY'] as const

export type Currency = (typeof currencies)[number]

export type Money = {
  /** In units of the currency, not cents; may have a fraction. */
  readonly amount: number
  /** As stored: usually a {@link Currency}, but older documents can contain any text. */
  readonly currency: string
}

const currencyCode = /^[A-Z]{3}$/

/** A formatted price: `£12,500`, `₺1.250,50`. Cents are shown only when there are any. */
export function formatMoney({ amount, currency }: Money, language: string): string {
  if (!currencyCode.test(currency)) {
    return `${new Intl.NumberFormat(priceLocaleOf(language)).format(amount)} ${currency}`.trim()
  }
  return moneyFormat(language, currency, Number.isInteger(amount) ? 0 : 2).format(amount)
}

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** Formats are cached: creating a format takes longer than rendering a card, and a list has a hundred. */
function moneyFormat(
  language: string,
  currency: string,
  fractionDigits: number,
): Intl.NumberFormat {
  const key = `${language} ${currency} ${fractionDigits}`
  const cached = moneyFormats.get(key)
  if (cached) return cached
  const format = new Intl.NumberFormat(priceLocaleOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  })
  moneyFormats.set(key, format)
  return format
}

/** The currency that a URL, a control or a document names; undefined for anything else. */
export function parseCurrency(text: string | null | undefined): Currency | undefined {
  return currencies.find((currency) => currency === text)
}

/** The currencies of an ad (specification, section 9). */
export const currencies = ['USD', 'EUR', 'GBP', 'TRY'] as const

export type Currency = (typeof currencies)[number]

export type Money = {
  /** In units of the currency, not cents; cents are its fraction. */
  readonly amount: number
  /** As stored: usually a {@link Currency}, whatever an older document says otherwise. */
  readonly currency: string
}

const currencyCode = /^[A-Z]{3}$/

/** A price for people: `£12,500`, `₺1.250,50`. Cents appear only where there are any. */
export function formatMoney({ amount, currency }: Money, language: string): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2
  if (!currencyCode.test(currency)) {
    return `${new Intl.NumberFormat(language).format(amount)} ${currency}`.trim()
  }
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(amount)
}

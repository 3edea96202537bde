/** The currencies of a listing (specification, section 9). */
export const currencies = ['USD', 'EUR', 'GBP', 'TRY'] as const

export type Currency = (typeof currencies)[number]

export type Money = {
  /** In units of the currency, not cents; may have a fraction. */
  readonly amount: number
  /** As stored: usually a {@link Currency}, but older documents can contain any text. */
  readonly currency: string
}

/** The currency that a URL, a control or a document names; undefined for anything else. */
export function parseCurrency(text: string | null | undefined): Currency | undefined {
  return currencies.find((currency) => currency === text)
}

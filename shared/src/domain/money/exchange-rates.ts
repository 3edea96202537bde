import type { StoredFields } from '#domain/stored-fields.ts'
import { own } from '#domain/stored-fields.ts'

import type { Currency } from './money.ts'
import { currencies } from './money.ts'

/** What the currencies of the site are worth (specification, section 9). */
export type ExchangeRates = {
  /** The day of the rates, `2026-11-20`; pages that show a converted price name its month. */
  readonly asOf: string
  /** What a unit of each currency is worth in US dollars. */
  readonly dollarsPerUnit: Readonly<Record<Currency, number>>
}

/** Used while no newer ones are stored. */
export const ratesInCode: ExchangeRates = {
  asOf: '2026-11-01',
  dollarsPerUnit: { USD: 1, EUR: 1.16, GBP: 1.32, TRY: 0.02 },
}

/** The document that has the latest rates. */
export const ratesDocument = { collection: 'exchangeRates', id: 'latest' } as const

/** A rate that differs from the one in code by a larger factor counts as a mistake. */
const maxChange = 5

/** The rates in a document; undefined unless it has a day and a plausible rate of each currency. */
export function parseRates(fields: StoredFields): ExchangeRates | undefined {
  const asOf = own(fields, 'asOf')
  if (typeof asOf !== 'string' || !isDay(asOf)) return undefined
  const rateOf = (currency: Currency) => plausibleRate(currency, own(fields, currency))
  const [EUR, GBP, TRY] = [rateOf('EUR'), rateOf('GBP'), rateOf('TRY')]
  if (EUR === undefined || GBP === undefined || TRY === undefined) return undefined
  return { asOf, dollarsPerUnit: { USD: 1, EUR, GBP, TRY } }
}

/**
 * The rates that the site uses: those of the document, unless it is missing or wrong, or the rates in code
 * are newer. The choice depends on no clock, so the search index and every visitor use the same rates.
 */
export function latestRates(fields: StoredFields | undefined): ExchangeRates {
  const stored = fields && parseRates(fields)
  return stored && stored.asOf >= ratesInCode.asOf ? stored : ratesInCode
}

/** The document of some rates. A dollar is a dollar. */
export function toRatesDocument({ asOf, dollarsPerUnit }: ExchangeRates): StoredFields {
  const { EUR, GBP, TRY } = dollarsPerUnit
  return { asOf, EUR, GBP, TRY }
}

/** The currencies whose rate can change. */
export const convertedCurrencies = currencies.filter((currency) => currency !== 'USD')

function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

function plausibleRate(currency: Currency, value: unknown): number | undefined {
  const usual = ratesInCode.dollarsPerUnit[currency]
  const isPlausible =
    typeof value === 'number' && value >= usual / maxChange && value <= usual * maxChange
  return isPlausible ? value : undefined
}

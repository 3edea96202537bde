import type { ExchangeRates } from './exchange-rates.ts'
import type { Currency, Money } from './money.ts'
import { parseCurrency } from './money.ts'

/** The rough worth of a price in US dollars, rounded to cents. An unknown currency is taken as dollars. */
export function roughDollars(
  { amount, currency }: Money,
  { dollarsPerUnit }: ExchangeRates,
): number {
  const rate = dollarsPerUnit[parseCurrency(currency) ?? 'USD']
  return Math.round(amount * rate * 100) / 100
}

/**
 * A price in another currency, rounded to three digits: more would look exact. Undefined for an unknown
 * currency, for the same currency, and for 0.
 */
export function roughlyIn(
  target: Currency,
  { amount, currency }: Money,
  { dollarsPerUnit }: ExchangeRates,
): Money | undefined {
  const source = parseCurrency(currency)
  if (!source || source === target || amount <= 0) return undefined
  const converted = (amount * dollarsPerUnit[source]) / dollarsPerUnit[target]
  return { amount: Number(converted.toPrecision(3)), currency: target }
}

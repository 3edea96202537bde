import { localeOf } from '#domain/locale.ts'

import type { ExchangeRates } from './exchange-rates.ts'

/** The month of exchange rates, in words: `November 2026`. */
export function monthOfRates({ asOf }: ExchangeRates, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(asOf))
}

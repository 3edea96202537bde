import { latestRates } from '#domain/money/exchange-rates.ts'
import type { ExchangeRatesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'
import type { StoredFields } from '#domain/stored-fields.ts'

/** Exchange rates of a document held in memory. */
export function createMemoryExchangeRates(document?: StoredFields): ExchangeRatesPort {
  return { latest: async () => ok(latestRates(document)) }
}

import type { AppError } from '#domain/app-error.ts'
import type { ExchangeRates } from '#domain/money/exchange-rates.ts'
import { latestRates, ratesDocument } from '#domain/money/exchange-rates.ts'
import type { ExchangeRatesPort } from '#domain/ports.ts'
import type { Result } from '#domain/result.ts'
import { ok } from '#domain/result.ts'

import type { DocumentReads } from './document-reads.ts'

/** Rates change once a month; a server runs for days. */
const maxAgeMs = 10 * 60_000

/** Reads the exchange rates from their document, at most every ten minutes. */
export function createFirestoreExchangeRates(reads: DocumentReads): ExchangeRatesPort {
  let cached: Promise<Result<ExchangeRates, AppError>> | undefined
  let cachedUntil = 0

  const read = async () => {
    const found = await reads.document(ratesDocument.collection, ratesDocument.id)
    if (found.ok) return ok(latestRates(found.value))
    cached = undefined
    return found
  }

  return {
    latest: () => {
      if (cached && Date.now() < cachedUntil) return cached
      cachedUntil = Date.now() + maxAgeMs
      cached = read()
      return cached
    },
  }
}

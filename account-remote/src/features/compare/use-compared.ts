import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { ExchangeRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { allOk, ok } from '@adamarket/shared/domain/result.ts'
import { useEffect, useState } from 'react'

export type Compared = {
  /** Those that are still there, in the order of the address. */
  readonly listings: readonly Listing[]
  readonly rates: ExchangeRates
}

/** Reads the listings of an address, and the rates by which their prices are compared. */
export function useCompared(ids: readonly string[]) {
  const { listings, exchangeRates } = useHostServices()
  const [attempt, setAttempt] = useState(0)
  const key = [attempt, ...ids].join(' ')
  const [read, setRead] = useState<{
    readonly key: string
    readonly result: Result<Compared, AppError>
  }>()
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const reading = Promise.all(ids.map((id) => listings.byId(id)))
      const rates = await exchangeRates.latest()
      const found = allOk(await reading)
      const result = found.ok
        ? ok({
            listings: found.value.filter((listing) => listing !== undefined),
            rates: rates.ok ? rates.value : ratesInCode,
          })
        : found
      if (isCurrent) setRead({ key, result })
    }
    void load()
    return () => {
      isCurrent = false
    }
    // `key` has the ids.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, listings, exchangeRates])
  return {
    result: read?.key === key ? read.result : undefined,
    retry: () => setAttempt(attempt + 1),
  }
}

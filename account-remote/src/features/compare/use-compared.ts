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

type Read = {
  readonly ids: readonly string[]
  readonly result: Result<Compared, AppError>
}

/** Reads the listings of an address, and the rates by which their prices are compared. One that is taken out reads none. */
export function useCompared(ids: readonly string[]) {
  const { listings, exchangeRates } = useHostServices()
  const [read, setRead] = useState<Read>()
  const isRead = ids.every((id) => read?.ids.includes(id))
  const key = isRead ? '' : ids.join(' ')
  useEffect(() => {
    if (key === '') return
    let isCurrent = true
    const load = async () => {
      const asked = key.split(' ')
      const reading = Promise.all(asked.map((id) => listings.byId(id)))
      const rates = await exchangeRates.latest()
      const found = allOk(await reading)
      const result = found.ok
        ? ok({
            listings: found.value.filter((listing) => listing !== undefined),
            rates: rates.ok ? rates.value : ratesInCode,
          })
        : found
      if (isCurrent) setRead({ ids: asked, result })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [key, listings, exchangeRates])
  return { result: isRead ? resultFor(ids, read) : undefined, retry: () => setRead(undefined) }
}

/** Without listings that were read for another address. */
function resultFor(ids: readonly string[], read: Read | undefined): Result<Compared, AppError> {
  if (!read) return ok({ listings: [], rates: ratesInCode })
  const { result } = read
  if (!result.ok) return result
  const listings = result.value.listings.filter(({ id }) => ids.includes(id))
  return ok({ ...result.value, listings })
}

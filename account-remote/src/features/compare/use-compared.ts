import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { ExchangeRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { allOk, ok } from '@adamarket/shared/domain/result.ts'
import type { PortRead } from '@adamarket/shared/state/use-port.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { useState } from 'react'

export type Compared = {
  /** The listings that still exist, in the order of the address. */
  readonly listings: readonly Listing[]
  readonly rates: ExchangeRates
}

/**
 * Reads the listings of an address, and the rates by which their prices are compared. Removing a listing reads nothing
 * again.
 */
export function useCompared(ids: readonly string[]): PortRead<Compared> {
  const services = useHostServices()
  const [known, setKnown] = useState(ids)
  if (!ids.every((id) => known.includes(id))) setKnown(ids)
  const read = usePort(() => readCompared(services, known), [services, known])
  if (read.status !== 'ready') return read
  // Leaves out listings that were read for another address.
  const listings = read.value.listings.filter(({ id }) => ids.includes(id))
  return { ...read, value: { ...read.value, listings } }
}

async function readCompared(
  { listings, exchangeRates }: Pick<HostServices, 'listings' | 'exchangeRates'>,
  ids: readonly string[],
): Promise<Result<Compared, AppError>> {
  if (ids.length === 0) return ok({ listings: [], rates: ratesInCode })
  const reading = Promise.all(ids.map((id) => listings.byId(id)))
  const rates = await exchangeRates.latest()
  const found = allOk(await reading)
  if (!found.ok) return found
  return ok({
    listings: found.value.filter((listing) => listing !== undefined),
    rates: rates.ok ? rates.value : ratesInCode,
  })
}

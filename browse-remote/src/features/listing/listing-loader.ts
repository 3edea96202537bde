import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { LoaderFunctionArgs } from '@adamarket/shared/contract/router.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { ExchangeRatesPort } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

export type Reading = Promise<Result<Listing | undefined, AppError>>

export type ListingData = {
  readonly id: string
  /** Already started, if it was certain that the listing has to be read. */
  readonly reading: Reading | undefined
  readonly rates: ReturnType<ExchangeRatesPort['latest']>
}

/**
 * After a click, the link's own listing is shown first (specification, section 2.4), and the page reads it once it is
 * shown. On a visit from outside, a reload or a return, the browser is already at the address: reading then starts
 * here, in parallel with loading the page's code. On a server there is no click; it also reads the seller, for
 * `SellerCard`.
 */
export function loadListing(
  {
    listings,
    profiles,
    exchangeRates,
  }: Pick<HostServices, 'listings' | 'profiles' | 'exchangeRates'>,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): ListingData {
  const id = params['id'] ?? ''
  const here = globalThis.location?.href
  const rates = exchangeRates.latest()
  if (here !== undefined) {
    return { id, reading: request.url === here ? listings.byId(id) : undefined, rates }
  }
  const readBoth = async () => {
    const read = await listings.byId(id)
    if (read.ok && read.value?.userId) await profiles.byId(read.value.userId)
    return read
  }
  return { id, reading: readBoth(), rates }
}

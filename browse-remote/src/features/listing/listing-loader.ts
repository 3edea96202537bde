import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { historyEntryState } from '@adamarket/shared/contract/history-entry-state.ts'
import { parseListingLinkState } from '@adamarket/shared/contract/parse-listing-link-state.ts'
import type { LoaderFunctionArgs } from '@adamarket/shared/contract/router.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

export type Reading = Promise<Result<Listing | undefined, AppError>>

export type ListingData = {
  readonly id: string
  /** Already started, if it was certain that the listing has to be read. */
  readonly reading: Reading | undefined
}

/**
 * A listing is read only when the link to its page did not contain it (specification, section 7.1). On a
 * visit from outside, a reload or a return, the browser is already at the address, and its history entry
 * tells: reading then starts here, in parallel with loading the page's code. After a click the page
 * decides, since its code is loaded at once.
 */
export function loadListing(
  { listings }: Pick<HostServices, 'listings'>,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): ListingData {
  const id = params['id'] ?? ''
  const hasArrived = request.url === window.location.href
  const needsReading = hasArrived && !parseListingLinkState(historyEntryState(), id)
  return { id, reading: needsReading ? listings.byId(id) : undefined }
}

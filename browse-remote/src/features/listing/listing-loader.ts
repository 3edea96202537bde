import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { LoaderFunctionArgs } from '@adamarket/shared/contract/router.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import * as v from 'valibot'

import { parsePassedAlong } from '#parts/passed-along.ts'

export type Reading = Promise<Result<Listing | undefined, AppError>>

export type ListingData = {
  readonly id: string
  /** Under way already, where it was certain that the listing has to be read. */
  readonly reading: Reading | undefined
}

/** How the router keeps navigation state in the browser's history. */
const historyEntry = v.object({ usr: v.unknown() })

/**
 * A listing is read only when none was passed along (specification, section 7, "Detail"), which the
 * router tells pages and not loaders. On a visit from outside, a reload or a way back, the browser is
 * at the address already, and its history tells: the reading then starts here, together with the
 * page's code. After a click the page decides, and its code is there in no time.
 */
export function loadListing(
  { listings }: Pick<HostServices, 'listings'>,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): ListingData {
  const id = params['id'] ?? ''
  const hasArrived = request.url === window.location.href
  const needsReading = hasArrived && !wasPassedAlong(window.history.state, id)
  return { id, reading: needsReading ? listings.byId(id) : undefined }
}

function wasPassedAlong(entry: unknown, id: string): boolean {
  return v.is(historyEntry, entry) && parsePassedAlong(entry.usr, id) !== undefined
}

import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'

export type ListingData = { readonly reading: Promise<Result<Listing | undefined, AppError>> }

/** Reads the listing with an id from the URL; the stored one, even if the link to the page contained one. */
export function loadListing(
  { listings }: HostServices,
  id: string | null | undefined,
): ListingData {
  return { reading: id ? listings.byId(id) : Promise.resolve(ok(undefined)) }
}

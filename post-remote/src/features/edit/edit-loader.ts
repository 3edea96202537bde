import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

export type EditData = { readonly reading: Promise<Result<Listing | undefined, AppError>> }

/** The stored listing, even if the link to this page contained one. */
export function loadEdit({ listings }: HostServices, id: string | undefined): EditData {
  return { reading: listings.byId(id ?? '') }
}

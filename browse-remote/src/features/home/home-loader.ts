import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

/** How many listings the home page shows (specification, section 9). */
export const newestCount = 10

export type Newest = Promise<Result<readonly Listing[], AppError>>

export type HomeData = { readonly newest: Newest }

export function loadHome({ listings }: HostServices): HomeData {
  return { newest: listings.newest(newestCount) }
}

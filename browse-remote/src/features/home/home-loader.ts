import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

/** How many listings the home page shows (specification, section 9). */
export const newestCount = 10

export type Newest = Promise<Result<readonly Listing[], AppError>>

export type HomeData = {
  readonly newest: Newest
  /** They were read for an earlier visit. */
  readonly isKept: boolean
  /** Reads them again, for this visit and the ways back to it. */
  readonly refresh: () => Newest
}

/**
 * The newest listings, kept: a visitor who comes back from one of them finds the others as they were, and
 * nothing is read again. Newer ones take their place only once they are there, and not without a
 * connection: the device may know but a few of them.
 */
export function createHome({
  listings,
  connectivity,
}: Pick<HostServices, 'listings' | 'connectivity'>): () => HomeData {
  let kept: Newest | undefined
  const refresh = () => {
    const reading = listings.newest(newestCount)
    kept ??= reading
    void reading.then(({ ok }) => {
      if (ok && connectivity.isOnline()) kept = reading
      else if (!ok && kept === reading) kept = undefined
    })
    return reading
  }
  return () => {
    const isKept = kept !== undefined
    return { newest: kept ?? refresh(), isKept, refresh }
  }
}

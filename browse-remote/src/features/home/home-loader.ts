import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

/** The number of listings on the home page (specification, section 9). */
export const newestCount = 10

export type Newest = Promise<Result<readonly Listing[], AppError>>

export type HomeData = {
  readonly newest: Newest
  /** The listings were read on an earlier visit. */
  readonly isKept: boolean
  /** Reads them again, for this visit and later returns to it. */
  readonly refresh: () => Newest
}

/**
 * Keeps the newest listings: a visitor who returns from one of them finds the others unchanged, and
 * nothing is read again. Newer ones replace them only once they are loaded, and not while offline: the
 * device may have only a few of them.
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

import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

/** The number of listings on the home page (specification, section 9). */
export const newestCount = 10

export type Newest = Promise<Result<readonly Listing[], AppError>>

export type HomeData = {
  readonly newest: Newest
  /** The listings were read on an earlier visit. */
  readonly isCached: boolean
  /** Reads them again, for this visit and later returns to it. */
  readonly refresh: () => Newest
}

/**
 * Whether an answer may replace cached listings. Offline, it has only what the device has stored, and the site
 * may not know yet that it is offline.
 */
export async function isFresh(
  answer: Awaited<Newest>,
  { isOnline, check }: ConnectivityPort,
): Promise<boolean> {
  if (!answer.ok || !isOnline()) return false
  return answer.value.length === newestCount || (await check())
}

/**
 * Caches the newest listings: a visitor who returns from one of them finds the others unchanged, and
 * nothing is read again. Newer ones replace them only once they are loaded, and not while offline.
 */
export function createHome({
  listings,
  connectivity,
}: Pick<HostServices, 'listings' | 'connectivity'>): () => HomeData {
  let cached: Newest | undefined
  const refresh = () => {
    const reading = listings.newest(newestCount)
    cached ??= reading
    void reading.then(async (answer) => {
      if (cached === reading) cached = answer.ok ? reading : undefined
      else if (await isFresh(answer, connectivity)) cached = reading
    })
    return reading
  }
  return () => {
    const isCached = cached !== undefined
    return { newest: cached ?? refresh(), isCached, refresh }
  }
}

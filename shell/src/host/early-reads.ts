import { withTimeout } from '@adamarket/shared/connectivity/with-timeout.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ConnectivityPort } from '@adamarket/shared/domain/connectivity.ts'
import { onBackOnline } from '@adamarket/shared/domain/connectivity.ts'
import type { ListingsPort, ListingStatsPort } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'

import { callWhenLoaded } from './call-when-loaded.ts'
import type { Read, Reads } from './first-view-reads.ts'
import { firstViewReads } from './first-view-reads.ts'
import type { Lazy } from './lazy.ts'

/** How long one client may take before the other one is asked as well. */
const headStartMs = 6_000

type Counts = Pick<ListingsPort, 'count' | 'countActive' | 'countByPlace'>

/** What both clients read. */
export type ReadStores = Reads & { readonly listings: Counts }

/** What the lite client does. */
export type LiteStores = ReadStores & {
  readonly listingStats: Pick<ListingStatsPort, 'countView'>
}

export type EarlyReads = Reads & {
  readonly counts: Counts
  /** Loads the lite client, which is about to be used. */
  readonly prepare: () => void
  /** Resolves once no read is pending. */
  readonly settled: () => Promise<void>
  /**
   * Loads the full client, and caches on the device what was read without it. Never rejects: when its code
   * fails to load, it is loaded again after reconnecting.
   */
  readonly switchToFullClient: () => Promise<void>
}

type Call<Value> = () => Promise<Result<Value, AppError>>

/**
 * Firestore's full client keeps documents on the device, but has four times the code of the lite one. So
 * the lite client reads the first view, until the full one is loaded and reads the same documents again
 * to cache them. Offline, only the device's cache can answer. When the client in use fails or is slow,
 * the other one is asked as well: one may hang while the other gets through.
 */
export function createEarlyReads(
  lite: Lazy<ReadStores>,
  full: Lazy<ReadStores>,
  connectivity: ConnectivityPort,
): EarlyReads {
  const callLite = callWhenLoaded(lite, connectivity)
  const callFull = callWhenLoaded(full, connectivity)
  const underWay = new Set<Promise<unknown>>()
  const toKeep = new Map<string, () => Promise<unknown>>()
  /** After a read without an answer, the full client has no head start until it answers again. */
  let isFullSlow = false

  const readByLite = async <Value>(
    byLite: Call<Value>,
    byFull: Call<Value>,
    onLite: () => void,
  ) => {
    const asked = byLite()
    const answer = await withTimeout(asked, headStartMs, () => undefined)
    if (answer?.ok) {
      onLite()
      return answer
    }
    // Offline, the full client answers from the cache.
    if (answer) await connectivity.check()
    return answer ? await byFull() : await firstSuccess(asked, byFull())
  }

  const readByFull = async <Value>(byFull: Call<Value>, byLite: Call<Value>) => {
    const asked = byFull()
    void asked.then((result) => {
      isFullSlow = isUnavailable(result)
    })
    const answer = await withTimeout(asked, isFullSlow ? 0 : headStartMs, () => undefined)
    return answer && !isUnavailable(answer) ? answer : await firstSuccess(asked, byLite())
  }

  /** @param onLite gets what reads the same with the full client, once the lite one has; none for what no device keeps. */
  const reader =
    <Args extends readonly unknown[], Value>(
      of: (stores: ReadStores) => Read<Args, Value>,
      onLite?: (args: Args, byFull: Call<Value>) => void,
    ): Read<Args, Value> =>
    (...args) => {
      const byLite = () => callLite(of)(...args)
      const byFull = () => callFull(of)(...args)
      if (!connectivity.isOnline()) return byFull()
      if (full.isLoaded()) return readByFull(byFull, byLite)
      const reading = readByLite(byLite, byFull, () => onLite?.(args, byFull))
      underWay.add(reading)
      void reading.finally(() => underWay.delete(reading))
      return reading
    }

  const early = firstViewReads(({ name, of }) =>
    reader(of, (args, byFull) => toKeep.set(JSON.stringify([name, ...args]), byFull)),
  )
  const counts: Counts = {
    count: reader(({ listings }) => listings.count),
    countActive: reader(({ listings }) => listings.countActive),
    countByPlace: reader(({ listings }) => listings.countByPlace),
  }

  const switchToFullClient = async () => {
    try {
      await full.get()
    } catch {
      // Later reads learn that it failed.
      const stop = onBackOnline(connectivity, () => {
        stop()
        void switchToFullClient()
      })
      return
    }
    // Includes reads of the lite client that are still pending.
    await Promise.all(underWay)
    await Promise.all([...toKeep.values()].map((read) => read()))
    toKeep.clear()
  }

  return {
    ...early,
    listings: {
      ...early.listings,
      // Until Auth is loaded the lite client has no user: a listing that it may not read can be the user's own, held
      // one, which only the full client can tell. Both have the same rights once the full one is there.
      byId: async (id) => {
        const read = await early.listings.byId(id)
        return !read.ok && read.error.kind === 'permission-denied' ? ok(undefined) : read
      },
    },
    counts,
    prepare: () => {
      // A later read learns that it failed.
      lite.get().catch(() => undefined)
    },
    settled: async () => {
      await Promise.all(underWay)
    },
    switchToFullClient,
  }
}

/** The first successful answer; if both fail, the failure of the second. */
async function firstSuccess<Value>(
  one: Promise<Result<Value, AppError>>,
  other: Promise<Result<Value, AppError>>,
): Promise<Result<Value, AppError>> {
  const first = await Promise.race([one, other])
  if (first.ok) return first
  const [byOne, byOther] = await Promise.all([one, other])
  return byOne.ok ? byOne : byOther
}

function isUnavailable<Value>(result: Result<Value, AppError>): boolean {
  return !result.ok && result.error.kind === 'unavailable'
}

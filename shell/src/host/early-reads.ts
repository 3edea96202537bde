import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingsPort, ProfilesPort } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

import { askLazily } from '#host/ask-lazily.ts'
import type { Lazy } from '#host/lazy.ts'

/** How long the small client has before the whole one is asked as well (in milliseconds). */
const headStart = 6_000

/** What a first view may read. */
export type Reads = {
  readonly listings: Omit<ListingsPort, 'countBySeller'>
  readonly profiles: Pick<ProfilesPort, 'byId'>
}

export type EarlyReads = Reads & {
  /** Has the small client come, for what will be read in a moment. */
  readonly prepare: () => void
  /** Resolves once nothing is being read. */
  readonly settled: () => Promise<void>
  /**
   * Brings the whole client, and what was read without it to the device. Never rejects: when its code does
   * not come, it is asked for again once there is a connection.
   */
  readonly takeOver: () => Promise<void>
}

type MethodOf<Given extends readonly unknown[], Value> = (
  reads: Reads,
) => (...given: Given) => Promise<Result<Value, AppError>>

/**
 * The whole client of Firestore keeps what was read on the device, and is five times the code of the
 * small one. So the small one reads what is to be seen first, until the whole one takes over and reads
 * that once more, to keep it. Without a connection only the device can answer; and where the small one
 * fails, or takes long, the word of the whole one counts.
 */
export function createEarlyReads(small: Lazy<Reads>, whole: Lazy<Reads>): EarlyReads {
  const askSmall = askLazily(small)
  const askWhole = askLazily(whole)
  const underWay = new Set<Promise<unknown>>()
  const toKeep = new Map<string, () => Promise<unknown>>()

  const early =
    <Given extends readonly unknown[], Value>(name: string, methodOf: MethodOf<Given, Value>) =>
    (...given: Given): Promise<Result<Value, AppError>> => {
      const askWholeOne = () => askWhole(methodOf)(...given)
      if (whole.isThere() || !navigator.onLine) return askWholeOne()
      const reading = firstAnswer(askSmall(methodOf)(...given), askWholeOne, () => {
        toKeep.set(JSON.stringify([name, ...given]), askWholeOne)
      })
      underWay.add(reading)
      void reading.finally(() => underWay.delete(reading))
      return reading
    }

  const takeOver = async () => {
    try {
      await whole.get()
    } catch {
      // Whoever reads meanwhile is told of it.
      window.addEventListener('online', () => void takeOver(), { once: true })
      return
    }
    // What the small one is still reading is to be kept as well.
    await Promise.all(underWay)
    await Promise.all([...toKeep.values()].map((read) => read()))
    toKeep.clear()
  }

  return {
    listings: {
      newest: early('newest', ({ listings }) => listings.newest),
      search: early('search', ({ listings }) => listings.search),
      bySeller: early('bySeller', ({ listings }) => listings.bySeller),
      byId: early('byId', ({ listings }) => listings.byId),
    },
    profiles: { byId: early('profile', ({ profiles }) => profiles.byId) },
    prepare: () => {
      // Whoever reads then is told of a failure.
      small.get().catch(() => undefined)
    },
    settled: async () => {
      await Promise.all(underWay)
    },
    takeOver,
  }
}

/** The small client's answer; that of the whole one where it fails, and where it is the first to answer. */
async function firstAnswer<Value>(
  bySmall: Promise<Result<Value, AppError>>,
  askWhole: () => Promise<Result<Value, AppError>>,
  onSmall: () => void,
): Promise<Result<Value, AppError>> {
  const answer = await Promise.race([bySmall, afterHeadStart()])
  if (answer?.ok) {
    onSmall()
    return answer
  }
  const byWhole = askWhole()
  if (answer) return await byWhole
  const first = await Promise.race([bySmall, byWhole])
  return first.ok ? first : await byWhole
}

function afterHeadStart(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), headStart))
}

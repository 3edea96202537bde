import type { ListingsPort, ListingStatsPort } from '@adamarket/shared/domain/ports.ts'

import type { callWhenLoaded } from './call-when-loaded.ts'
import type { Reads } from './first-view-reads.ts'
import { firstViewReads } from './first-view-reads.ts'
import type { NetworkFirst } from './network-first.ts'
import type { PageAnswers } from '#host/page/page-data.ts'
import { answerKey } from '#host/page/page-data.ts'

/** What visitors read and count. */
export type VisitorStores = Reads & {
  readonly listings: ListingsPort
  readonly listingStats: ListingStatsPort
}

type Options = {
  readonly call: ReturnType<typeof callWhenLoaded<Reads>>
  readonly network: NetworkFirst
  /** Calls back once the first view is over. */
  readonly afterFirstView: (callback: () => void) => void
  /** What a server has read for the page. */
  readonly served: PageAnswers | undefined
}

type EarlyReads = Reads & {
  /** Resolves once no read is pending. */
  readonly settled: () => Promise<void>
}

/**
 * The reads of a first view. What a server left in the page answers first, once each, and is stored like what is read,
 * for visits without a connection.
 */
export function createEarlyReads({ call, network, afterFirstView, served }: Options): EarlyReads {
  const pending = new Set<Promise<unknown>>()
  const reads = firstViewReads(({ name, of, servedIn, isFixed, isPartial, findIn }) => {
    const read = network.cached(name, call(of), findIn)
    const unused = new Map(served && Object.entries(servedIn(served)))
    return (...args) => {
      const key = answerKey(args)
      const answer = unused.get(key)
      if (answer) {
        if (!isFixed) {
          unused.delete(key)
          if (isPartial) afterFirstView(() => void read(...args))
          else if (answer.ok) network.store(name, args, answer.value)
        }
        return settledPromise(answer)
      }
      const reading = read(...args)
      pending.add(reading)
      void reading.finally(() => pending.delete(reading))
      return reading
    }
  })
  return {
    ...reads,
    settled: async () => {
      await Promise.all(pending)
    },
  }
}

/** A promise that is marked as settled, so that React's `use` returns its value at once. */
function settledPromise<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const)
}

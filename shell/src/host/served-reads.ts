import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'

import type { EarlyReads } from '#host/early-reads.ts'
import type { PageAnswers } from '#host/page-data.ts'
import { answerKey } from '#host/page-data.ts'

type Read<Given extends readonly unknown[], Value> = (
  ...given: Given
) => Promise<Result<Value, AppError>>

/**
 * The reads of a page that a server rendered: what it left in the page answers first, once each, and the full
 * client reads it again to cache it.
 */
export function createServedReads(reads: EarlyReads, answers: PageAnswers): EarlyReads {
  const toKeep: (() => Promise<unknown>)[] = []

  const servedFirst = <Given extends readonly unknown[], Value>(
    read: Read<Given, Value>,
    served: Readonly<Record<string, Value>>,
  ): Read<Given, Value> => {
    const unused = new Map(Object.entries(served).map(([key, value]) => [key, { value }]))
    return (...given) => {
      const key = answerKey(given)
      const answer = unused.get(key)
      if (!answer) return read(...given)
      unused.delete(key)
      toKeep.push(() => read(...given))
      return settled(ok(answer.value))
    }
  }

  /** Rates change once a month: those of the page are not read again. */
  const servedRates = answers.rates[answerKey([])]
  const { listings, profiles, exchangeRates } = reads
  return {
    ...reads,
    listings: {
      newest: servedFirst(listings.newest, answers.newest),
      search: servedFirst(listings.search, answers.search),
      bySeller: servedFirst(listings.bySeller, answers.bySeller),
      byId: servedFirst(listings.byId, answers.byId),
    },
    profiles: { byId: servedFirst(profiles.byId, answers.profile) },
    exchangeRates: servedRates ? { latest: () => settled(ok(servedRates)) } : exchangeRates,
    switchToFullClient: async () => {
      await reads.switchToFullClient()
      await Promise.all(toKeep.splice(0).map((read) => read()))
      // The next page may be read without a server, and without a connection.
      reads.prepare()
    },
  }
}

/** A promise that is marked as settled, so that React's `use` returns its value at once. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const)
}

import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingPage } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'

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

  const servedFirst = <Given extends readonly unknown[], Value, Served>(
    read: Read<Given, Value>,
    served: Readonly<Record<string, Served>>,
    resultOf: (answer: Served) => Result<Value, AppError>,
  ): Read<Given, Value> => {
    const unused = new Map(Object.entries(served).map(([key, value]) => [key, { value }]))
    return (...given) => {
      const key = answerKey(given)
      const answer = unused.get(key)
      if (!answer) return read(...given)
      unused.delete(key)
      toKeep.push(() => read(...given))
      return settled(resultOf(answer.value))
    }
  }

  /** Rates change once a month: those of the page are not read again. */
  const servedRates = answers.rates[answerKey([])]
  const { listings, profiles, exchangeRates } = reads
  return {
    ...reads,
    listings: {
      newest: servedFirst(listings.newest, answers.newest, ok),
      search: servedFirst(listings.search, answers.search, pageOrInvalid),
      bySeller: servedFirst(listings.bySeller, answers.bySeller, ok),
      byId: servedFirst(listings.byId, answers.byId, ok),
    },
    profiles: { byId: servedFirst(profiles.byId, answers.profile, ok) },
    exchangeRates: servedRates ? { latest: () => settled(ok(servedRates)) } : exchangeRates,
    switchToFullClient: async () => {
      await reads.switchToFullClient()
      await Promise.all(toKeep.splice(0).map((read) => read()))
      // The next page may be read without a server, and without a connection.
      reads.prepare()
    },
  }
}

function pageOrInvalid(page: PageAnswers['search'][string]): Result<ListingPage, AppError> {
  return page === null ? err(appError('invalid', 'The cursor is not one of this search')) : ok(page)
}

/** A promise that is marked as settled, so that React's `use` returns its value at once. */
function settled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const)
}

import { matchPath } from '@adamarket/shared/contract/router.ts'
import { ratesInCode } from '@adamarket/shared/domain/exchange-rates.ts'
import { ok } from '@adamarket/shared/domain/result.ts'

import type { Reads } from '#host/first-view-reads.ts'
import { firstViewReads } from '#host/first-view-reads.ts'
import type { PageAnswers } from '#host/page-data.ts'
import { answerKey } from '#host/page-data.ts'

export type RecordedReads = Reads & {
  /** The recorded answers, for the page's script; `null` where there is none, or the cursor is of another search. */
  readonly answers: Readonly<Record<keyof PageAnswers, Readonly<Record<string, unknown>>>>
  /** Whether the listing or profile of the address does not exist. */
  readonly isMissing: () => boolean
  /** Whether only its author may read the listing of the address. */
  readonly isForAuthor: () => boolean
  readonly hasFailed: () => boolean
}

/**
 * Reads as another one does, and records the answers. None of them has a phone number, or an email that is not confirmed.
 *
 * @param pathname the address of the page
 */
export function recordReads(reads: Reads, pathname: string): RecordedReads {
  const answers: Record<keyof PageAnswers, Record<string, unknown>> = {
    newest: {},
    search: {},
    bySeller: {},
    byId: {},
    profile: {},
    rates: {},
  }
  let isMissing = false
  let isForAuthor = false
  let hasFailed = false

  /** For others it is as if there were none, as in `createEarlyReads`. */
  const byId: Reads['listings']['byId'] = async (id) => {
    const read = await reads.listings.byId(id)
    if (read.ok || read.error.kind !== 'permission-denied') return read
    isForAuthor = true
    return ok(undefined)
  }

  /** The page's script must use the same value, so the rates in code are recorded after a failure. */
  const latest: Reads['exchangeRates']['latest'] = async () => {
    const read = await reads.exchangeRates.latest()
    return read.ok ? read : ok(ratesInCode)
  }

  const forVisitors: Reads = {
    ...reads,
    listings: { ...reads.listings, byId },
    exchangeRates: { latest },
  }

  const recorded = firstViewReads(({ name, of, publicPart, keepsFailure, optionalAt }) => {
    const read = of(forVisitors)
    const isNeeded = optionalAt === undefined || !matchPath(optionalAt, pathname)
    return async (...args) => {
      const result = await read(...args)
      if (!result.ok) {
        if (keepsFailure?.(result.error, ...args)) answers[name][answerKey(args)] = null
        else hasFailed ||= isNeeded
        return result
      }
      const value = publicPart(result.value)
      isMissing ||= value === undefined && isNeeded
      answers[name][answerKey(args)] = value ?? null
      return ok(value)
    }
  })

  return {
    ...recorded,
    answers,
    isMissing: () => isMissing,
    isForAuthor: () => isForAuthor,
    hasFailed: () => hasFailed,
  }
}

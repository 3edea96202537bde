import { matchPath } from '@adamarket/shared/contract/router.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { withoutNumber } from '@adamarket/shared/domain/listing/listing.ts'
import { withoutUnconfirmedEmail } from '@adamarket/shared/domain/user/profile.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'

import type { Reads } from '#host/data/first-view-reads.ts'
import { firstViewReads } from '#host/data/first-view-reads.ts'
import type { PageAnswers } from '#host/page/page-data.ts'
import { answerKey } from '#host/page/page-data.ts'

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
 * Makes the same reads, and records their answers. No answer has a phone number, or an email that is not confirmed.
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

  /** What every visitor may see of the values. */
  const forVisitors: Reads = {
    listings: {
      newest: mapped(reads.listings.newest, withoutNumbers),
      search: mapped(reads.listings.search, pageWithoutNumbers),
      bySeller: mapped(reads.listings.bySeller, pageWithoutNumbers),
      byId: async (id) => {
        const read = await mapped(reads.listings.byId, (found) => found && withoutNumber(found))(id)
        if (read.ok || read.error.kind !== 'permission-denied') return read
        // For others it is as if there were none, as in `createEarlyReads`.
        isForAuthor = true
        return ok(undefined)
      },
    },
    profiles: {
      byId: mapped(reads.profiles.byId, (found) => found && withoutUnconfirmedEmail(found)),
    },
    exchangeRates: {
      // The page's script must use the same value, so the rates in code are recorded after a failure.
      latest: async () => {
        const read = await reads.exchangeRates.latest()
        return read.ok ? read : ok(ratesInCode)
      },
    },
  }

  const recorded = firstViewReads(({ name, of, storesFailure, optionalAt }) => {
    const read = of(forVisitors)
    const isNeeded = optionalAt === undefined || !matchPath(optionalAt, pathname)
    return async (...args) => {
      const result = await read(...args)
      if (!result.ok) {
        if (storesFailure?.(result.error, ...args)) answers[name][answerKey(args)] = null
        else hasFailed ||= isNeeded
        return result
      }
      isMissing ||= result.value === undefined && isNeeded
      answers[name][answerKey(args)] = result.value ?? null
      return result
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

/** The same read, whose value `change` replaces. */
function mapped<Args extends readonly unknown[], Value>(
  read: (...args: Args) => Promise<Result<Value, AppError>>,
  change: (value: Value) => Value,
) {
  return async (...args: Args): Promise<Result<Value, AppError>> => {
    const result = await read(...args)
    return result.ok ? ok(change(result.value)) : result
  }
}

function withoutNumbers(listings: readonly Listing[]): readonly Listing[] {
  return listings.map(withoutNumber)
}

function pageWithoutNumbers<Page extends { readonly listings: readonly Listing[] }>(
  page: Page,
): Page {
  return { ...page, listings: withoutNumbers(page.listings) }
}

import { paths } from '@adamarket/shared/contract/paths.ts'
import { matchPath } from '@adamarket/shared/contract/router.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { ratesInCode } from '@adamarket/shared/domain/exchange-rates.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { withoutNumber } from '@adamarket/shared/domain/listing.ts'
import { withoutUnconfirmedEmail } from '@adamarket/shared/domain/profile.ts'
import type { PageOf } from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'

import type { Reads } from '#host/early-reads.ts'
import { answerKey } from '#host/page-data.ts'

export type RecordedReads = Reads & {
  /** The recorded answers, for the page's script; `null` where there is none, or the cursor is of another search. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Whether the listing or profile of the address does not exist. */
  readonly isMissing: () => boolean
  /** Whether only its author may read the listing of the address. */
  readonly isForAuthor: () => boolean
  readonly hasFailed: () => boolean
}

/**
 * Reads as another one does, and records the answers. None of them has a phone number, or an email that is not confirmed.
 *
 * @param pathname the address: a listing is shown without its seller's profile, too.
 */
export function recordReads(
  { listings, profiles, exchangeRates }: Reads,
  pathname: string,
): RecordedReads {
  const answers = { newest: {}, search: {}, bySeller: {}, byId: {}, profile: {}, rates: {} }
  let isMissing = false
  let isForAuthor = false
  let hasFailed = false

  const recorded =
    <Given extends readonly unknown[], Value>(
      answersOfOne: Record<string, unknown>,
      read: (...given: Given) => Promise<Result<Value, AppError>>,
      clean: (value: Value) => Value,
      isNeeded = true,
      isRecovered: (error: AppError, ...given: Given) => boolean = () => false,
    ) =>
    async (...given: Given): Promise<Result<Value, AppError>> => {
      const result = await read(...given)
      if (!result.ok && isRecovered(result.error, ...given)) {
        answersOfOne[answerKey(given)] = null
        return result
      }
      hasFailed ||= !result.ok && isNeeded
      if (!result.ok) return result
      const value = clean(result.value)
      isMissing ||= value === undefined && isNeeded
      answersOfOne[answerKey(given)] = value ?? null
      return ok(value)
    }

  /** For others it is as if there were none, as in `createEarlyReads`. */
  const byId: typeof listings.byId = async (id) => {
    const read = await listings.byId(id)
    if (read.ok || read.error.kind !== 'permission-denied') return read
    isForAuthor = true
    return ok(undefined)
  }

  /** The page's script must use the same value, so the rates in code are recorded after a failure. */
  const latest: typeof exchangeRates.latest = async () => {
    const read = await exchangeRates.latest()
    return read.ok ? read : ok(ratesInCode)
  }

  const all = (found: readonly Listing[]) => found.map(withoutNumber)
  const page = <Page extends { readonly listings: readonly Listing[] }>(found: Page): Page => ({
    ...found,
    listings: all(found.listings),
  })

  return {
    listings: {
      newest: recorded(answers.newest, listings.newest, all),
      search: recorded(answers.search, listings.search, page, true, isCursorInvalid),
      bySeller: recorded(answers.bySeller, listings.bySeller, page),
      byId: recorded(answers.byId, byId, (found) => found && withoutNumber(found)),
    },
    profiles: {
      byId: recorded(
        answers.profile,
        profiles.byId,
        (found) => found && withoutUnconfirmedEmail(found),
        !matchPath(paths.listing, pathname),
      ),
    },
    exchangeRates: { latest: recorded(answers.rates, latest, (found) => found) },
    answers,
    isMissing: () => isMissing,
    isForAuthor: () => isForAuthor,
    hasFailed: () => hasFailed,
  }
}

/** An address can have any cursor: the page then reads the results from the first one. */
function isCursorInvalid({ kind }: AppError, _query: SearchQuery, { cursor }: PageOf): boolean {
  return kind === 'invalid' && cursor !== undefined
}

import { paths } from '@adamarket/shared/contract/paths.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type {
  ExchangeRatesPort,
  ListingsPort,
  ProfilesPort,
} from '@adamarket/shared/domain/ports.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

import type { FindIn, Read } from './network-first.ts'
import type { PageAnswers } from '#host/page/page-data.ts'

/** The reads of a first view. */
export type Reads = {
  readonly listings: Pick<ListingsPort, 'newest' | 'search' | 'bySeller' | 'byId'>
  readonly profiles: Pick<ProfilesPort, 'byId'>
  readonly exchangeRates: ExchangeRatesPort
}

/** What early, served and recorded reads have to know of one read. */
export type FirstViewRead<Args extends readonly unknown[], Value> = {
  /** Its name in the data of a page. */
  readonly name: keyof PageAnswers
  readonly of: (reads: Reads) => Read<Args, Value>
  /** The results that a server left in the page, by their parameters. */
  readonly servedIn: (answers: PageAnswers) => Readonly<Record<string, Result<Value, AppError>>>
  /** Whether a page stores a failure, as `null`. */
  readonly storesFailure?: (error: AppError, ...args: Args) => boolean
  /** The path of a page that is also shown without the value. */
  readonly optionalAt?: string
  /** The value changes so rarely that the served one is used for as long as the page is open. */
  readonly isFixed?: true
  /** A server leaves less of the value in a page than the device stores: it is read again, after the first view. */
  readonly isPartial?: true
  /** Finds the value in what other reads have stored on the device. */
  readonly findIn?: FindIn<Args, Value>
}

/** All reads of a first view, each made by `make`. */
export function firstViewReads(
  make: <Args extends readonly unknown[], Value>(
    read: FirstViewRead<Args, Value>,
  ) => Read<Args, Value>,
): Reads {
  return {
    listings: {
      newest: make({
        name: 'newest',
        of: ({ listings }) => listings.newest,
        servedIn: ({ newest }) => newest,
      }),
      search: make({
        name: 'search',
        of: ({ listings }) => listings.search,
        servedIn: ({ search }) => search,
        // An address can have any cursor: the page then reads the results from the first one.
        storesFailure: ({ kind }, _, { cursor }) => kind === 'invalid' && cursor !== undefined,
      }),
      bySeller: make({
        name: 'bySeller',
        of: ({ listings }) => listings.bySeller,
        servedIn: ({ bySeller }) => bySeller,
      }),
      byId: make({
        name: 'byId',
        of: ({ listings }) => listings.byId,
        servedIn: ({ byId }) => byId,
        // Neither a served page nor a list has the phone number, by which a visitor can call without a connection.
        isPartial: true,
        findIn: (cache, id) => cache.findListing(id),
      }),
    },
    profiles: {
      byId: make({
        name: 'profile',
        of: ({ profiles }) => profiles.byId,
        servedIn: ({ profile }) => profile,
        optionalAt: paths.listing,
      }),
    },
    exchangeRates: {
      latest: make({
        name: 'rates',
        of: ({ exchangeRates }) => exchangeRates.latest,
        servedIn: ({ rates }) => rates,
        isFixed: true,
      }),
    },
  }
}

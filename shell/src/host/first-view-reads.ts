import { paths } from '@adamarket/shared/contract/paths.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { withoutNumber } from '@adamarket/shared/domain/listing.ts'
import type {
  ExchangeRatesPort,
  ListingsPort,
  ProfilesPort,
} from '@adamarket/shared/domain/ports.ts'
import { withoutUnconfirmedEmail } from '@adamarket/shared/domain/profile.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'

import type { PageAnswers } from '#host/page-data.ts'

/** The reads of a first view. */
export type Reads = {
  readonly listings: Pick<ListingsPort, 'newest' | 'search' | 'bySeller' | 'byId'>
  readonly profiles: Pick<ProfilesPort, 'byId'>
  readonly exchangeRates: ExchangeRatesPort
}

type Read<Args extends readonly unknown[], Value> = (
  ...args: Args
) => Promise<Result<Value, AppError>>

/** What is to know of one read, whichever way it takes. */
export type FirstViewRead<Args extends readonly unknown[], Value> = {
  /** In the data of a page. */
  readonly name: keyof PageAnswers
  readonly of: (reads: Reads) => Read<Args, Value>
  /** The results that a server left in the page, by their parameters. */
  readonly servedIn: (answers: PageAnswers) => Readonly<Record<string, Result<Value, AppError>>>
  /** The value as every visitor may see it. */
  readonly publicPart: (value: Value) => Value
  /** A failure that a page keeps, as `null`. */
  readonly keepsFailure?: (error: AppError, ...args: Args) => boolean
  /** A page that is shown without the value, too. */
  readonly optionalAt?: string
  /** It changes so rarely that what was served is used for as long as the page is open. */
  readonly isFixed?: true
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
        publicPart: withoutNumbers,
      }),
      search: make({
        name: 'search',
        of: ({ listings }) => listings.search,
        servedIn: ({ search }) => search,
        publicPart: pageWithoutNumbers,
        // An address can have any cursor: the page then reads the results from the first one.
        keepsFailure: ({ kind }, _, { cursor }) => kind === 'invalid' && cursor !== undefined,
      }),
      bySeller: make({
        name: 'bySeller',
        of: ({ listings }) => listings.bySeller,
        servedIn: ({ bySeller }) => bySeller,
        publicPart: pageWithoutNumbers,
      }),
      byId: make({
        name: 'byId',
        of: ({ listings }) => listings.byId,
        servedIn: ({ byId }) => byId,
        publicPart: (listing) => listing && withoutNumber(listing),
      }),
    },
    profiles: {
      byId: make({
        name: 'profile',
        of: ({ profiles }) => profiles.byId,
        servedIn: ({ profile }) => profile,
        publicPart: (profile) => profile && withoutUnconfirmedEmail(profile),
        optionalAt: paths.listing,
      }),
    },
    exchangeRates: {
      latest: make({
        name: 'rates',
        of: ({ exchangeRates }) => exchangeRates.latest,
        servedIn: ({ rates }) => rates,
        publicPart: (rates) => rates,
        isFixed: true,
      }),
    },
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

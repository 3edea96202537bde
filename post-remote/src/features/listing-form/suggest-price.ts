import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import {
  dealKeys,
  filterBy,
  hasComparablePrices,
  isDamaged,
  kindKeys,
} from '@adamarket/shared/domain/attributes/comparable.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { roughDollars } from '@adamarket/shared/domain/money/convert-money.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { Currency } from '@adamarket/shared/domain/money/money.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'

import type { CategoryPair } from '#features/categories/category-pair.ts'

/** The middle half of the prices of similar listings, in units of a currency, to two digits. */
export type SuggestedPrice = {
  readonly min: number
  readonly max: number
  /** How many listings it is from. */
  readonly count: number
}

/** Fewer say nothing. */
const minComparables = 5

/** The newest of a search that are compared. */
const maxCompared = 20

/** How many kinds are compared, the narrowest first: each costs a search. */
const maxKinds = 2

/** Years before and after that of a vehicle. */
const yearsAround = 3

type Sought = {
  readonly pair: CategoryPair
  /** What the form says so far. */
  readonly described: Pick<Listing, 'attributes' | 'year'>
  readonly userId: string | undefined
}

/**
 * What others ask for a thing like this one: of the same deal and the narrowest kind of which there are enough, such as a
 * model, else a make. Undefined with fewer than five of them, where listings are too different, and after a failure.
 */
export async function suggestPrice(
  { listings, exchangeRates }: Pick<HostServices, 'listings' | 'exchangeRates'>,
  { pair, described, userId }: Sought,
  currency: Currency,
): Promise<SuggestedPrice | undefined> {
  if (!hasComparablePrices(pair.subcategory)) return undefined
  const read = await exchangeRates.latest()
  const rates = read.ok ? read.value : ratesInCode
  for (const query of queriesFor(pair, described)) {
    // The wider search is only needed where the narrower one finds too few.
    const page = await listings.search(query, { limit: maxCompared })
    if (!page.ok) return undefined
    const worths = page.value.listings
      .filter((listing) => listing.userId !== userId && listing.price > 0)
      .filter((listing) => isDamaged(listing) === isDamaged(described))
      .map((listing) => roughDollars({ amount: listing.price, currency: listing.currency }, rates))
      .toSorted((a, b) => a - b)
    if (worths.length < minComparables) continue
    const at = (share: number) => {
      const dollars = worths[Math.floor((worths.length - 1) * share)] ?? 0
      return Number((dollars / rates.dollarsPerUnit[currency]).toPrecision(2))
    }
    return { min: at(0.25), max: at(0.75), count: worths.length }
  }
  return undefined
}

/** The narrowest first. */
function queriesFor(
  { category, subcategory }: CategoryPair,
  { attributes = {}, year }: Sought['described'],
): readonly SearchQuery[] {
  const described = { subCategory: subcategory, attributes }
  const deal = filterBy(dealKeys, described)
  const years = year !== undefined && {
    year: { min: year - yearsAround, max: year + yearsAround },
  }
  const kinds = kindKeys
    .map((key) => filterBy([key], described))
    .filter((kind) => Object.keys(kind).length > 0)
    .slice(0, maxKinds)
    .map((kind) => ({ ...deal, ...kind, ...years }))
  // Cars of any make and age have no price in common.
  return (subcategory === 'Cars for Sale' ? kinds : [...kinds, deal]).map((one) => ({
    text: '',
    location: 'All' as const,
    category,
    subcategory,
    ...(Object.keys(one).length > 0 && { attributes: one }),
  }))
}

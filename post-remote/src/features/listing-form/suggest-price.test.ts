import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { ratesInCode } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, it } from 'vitest'

import type { CategoryPair } from '#features/categories/category-pair.ts'

import { suggestPrice } from './suggest-price.ts'

const flats: CategoryPair = { category: 'Real Estate', subcategory: 'Apartments' }
const exchangeRates = { latest: async () => ok(ratesInCode) }

/** Flats at these prices in pounds. */
function stock(prices: readonly number[], more: Partial<Listing> = {}): readonly Listing[] {
  return prices.map((price, index) =>
    aListing({
      id: `${price}-${index}-${JSON.stringify(more).length}`,
      category: 'Real Estate',
      subCategory: 'Apartments',
      price,
      currency: 'GBP',
      attributes: { dealType: 'rent', rooms: '2+1' },
      ...more,
    }),
  )
}

function suggest(
  listings: readonly Listing[],
  attributes: Listing['attributes'] = { dealType: 'rent', rooms: '2+1' },
  pair = flats,
) {
  const services = { listings: createMemoryListings(listings), exchangeRates }
  return suggestPrice(services, { pair, described: { attributes }, userId: 'me' }, 'GBP')
}

const rents = [400, 420, 450, 500, 550, 600, 900]

it('is the middle half of what similar listings cost', async () => {
  expect(await suggest(stock(rents))).toEqual({ min: 420, max: 550, count: 7 })
})

it('compares other currencies by their worth', async () => {
  const inEuros = stock(rents, { currency: 'EUR' })
  const found = await suggest(inEuros)
  expect(found?.min).toBeLessThan(420)
  expect(found?.count).toBe(7)
})

it('leaves out the user’s own, other deals and what is sold', async () => {
  const others = [
    ...stock([90_000, 95_000, 99_000], { attributes: { dealType: 'sale', rooms: '2+1' } }),
    ...stock([1, 2, 3], { userId: 'me' }),
    ...stock([10_000], { status: 'sold' }),
  ]
  expect(await suggest([...stock(rents), ...others])).toEqual({ min: 420, max: 550, count: 7 })
})

it('needs five, of the same kind or else of the same deal', async () => {
  const three = stock([400, 450, 500])
  expect(await suggest(three)).toBeUndefined()
  const larger = stock([600, 700, 800], { attributes: { dealType: 'rent', rooms: '3+1' } })
  expect(await suggest([...three, ...larger])).toMatchObject({ count: 6 })
})

it('says nothing of things that are too different, and after a failure', async () => {
  const pair: CategoryPair = { category: 'Electronics', subcategory: 'Other Electronics' }
  const cables = stock(rents, { category: 'Electronics', subCategory: 'Other Electronics' })
  expect(await suggest(cables, undefined, pair)).toBeUndefined()
  const down = {
    ...createMemoryListings(stock(rents)),
    search: async () => err(appError('unavailable', new Error('down'))),
  }
  const sought = { pair: flats, described: {}, userId: undefined }
  expect(await suggestPrice({ listings: down, exchangeRates }, sought, 'GBP')).toBeUndefined()
})

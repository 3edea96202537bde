import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Attributes } from '@adamarket/shared/domain/attributes/stored-attributes.ts'
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

const cars: CategoryPair = { category: 'Vehicles', subcategory: 'Cars for Sale' }

function carsOf(prices: readonly number[], attributes: Attributes) {
  const ofCars = { category: 'Vehicles', subCategory: 'Cars for Sale', attributes } as const
  return stock(prices, ofCars)
}

it('compares a car with those of its model, else of its make, and with no others', async () => {
  const make = 'Honda'
  const fits = carsOf([3000, 3100, 3200], { make, model: 'Fit' })
  const civics = carsOf([6000, 6100, 6200, 6300, 6400], { make, model: 'Civic' })
  const others = carsOf([9000, 9100, 9200, 9300, 9400], { make: 'BMW' })
  const all = [...fits, ...civics, ...others]
  expect(await suggest(all, { make, model: 'Civic' }, cars)).toMatchObject({ min: 6100, count: 5 })
  expect(await suggest(all, { make, model: 'Fit' }, cars)).toMatchObject({ min: 3100, count: 8 })
  expect(await suggest(all, { make: 'Kia' }, cars)).toBeUndefined()
  expect(await suggest(all, {}, cars)).toBeUndefined()
})

it('compares no car with damaged ones, unless it is one itself', async () => {
  const make = 'Honda'
  const whole = carsOf([6000, 6100, 6200, 6300, 6400], { make })
  const damaged = carsOf([900, 1000, 1100, 1200, 1300], { make, damage: 'damaged' })
  const all = [...whole, ...damaged]
  expect(await suggest(all, { make, damage: 'noDamage' }, cars)).toMatchObject({ min: 6100 })
  expect(await suggest(all, { make, damage: 'damaged' }, cars)).toMatchObject({ max: 1200 })
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

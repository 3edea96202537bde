import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, it } from 'vitest'

import { listingData } from './listing-data.ts'

const url = 'https://adamarket.example/listing/civic'

it('describes a product with an offer in its currency, sold or not', () => {
  expect(listingData(aListing(), url)).toMatchObject({
    '@type': 'Product',
    url,
    category: 'Vehicles > Cars for Sale',
    offers: { price: 9500, priceCurrency: 'GBP', seller: { name: 'Ayşe Kaya' } },
  })
  expect(listingData(aListing({ status: 'sold' }), url)).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  })
})

it('says what a price is for, unless it is for the whole', () => {
  const flat = aListing({ subCategory: 'Apartments', attributes: { dealType: 'rent' }, price: 450 })
  expect(listingData(flat, url)).toMatchObject({
    offers: { priceSpecification: { price: 450, priceCurrency: 'GBP', unitText: 'month' } },
  })
  expect(JSON.stringify(listingData(aListing(), url))).not.toContain('priceSpecification')
})

it.each([
  { category: 'Jobs' },
  { category: 'Lost & Found' },
  { price: 0 },
  { currency: 'doubloons' },
])('is undefined for %j', (overrides) => {
  expect(listingData(aListing(overrides), url)).toBeUndefined()
})

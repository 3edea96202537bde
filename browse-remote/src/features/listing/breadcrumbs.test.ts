import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, it } from 'vitest'

import { breadcrumbs } from './breadcrumbs.ts'

const categoryName = (stored: string) => stored.toUpperCase()
const absoluteUrl = (path: string) => `https://adamarket.example${path}`

it('leads from home through category and subcategory to the listing', () => {
  expect(breadcrumbs(aListing({ id: 'civic' }), categoryName, absoluteUrl)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'AdaMarket', item: 'https://adamarket.example/' },
      {
        position: 2,
        name: 'VEHICLES',
        item: 'https://adamarket.example/search?query=&location=All&category=Vehicles',
      },
      {
        position: 3,
        name: 'CARS FOR SALE',
        item: 'https://adamarket.example/search?query=&location=All&category=Vehicles&subcategory=Cars%20for%20Sale',
      },
      { position: 4, item: 'https://adamarket.example/listing/civic' },
    ],
  })
})

it('leaves out a category that does not exist any more', () => {
  expect(breadcrumbs(aListing({ category: 'Airships' }), categoryName, absoluteUrl)).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2, name: aListing().title }],
  })
})

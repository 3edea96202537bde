import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import type { Attributes } from '@adamarket/shared/domain/attributes/stored-attributes.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, it, vi } from 'vitest'

import { findSimilar } from './find-similar.ts'

const civic = aListing()

function many(count: number, subCategory: string, month: number) {
  return Array.from({ length: count }, (_, index) =>
    aListing({
      id: `${subCategory}-${index}`,
      subCategory,
      timestamp: new Date(Date.UTC(2026, month, 28 - index)).toISOString(),
    }),
  )
}

async function idsOf(stock: readonly ReturnType<typeof aListing>[], listing = civic) {
  const found = await findSimilar(createMemoryListings([civic, ...stock]), listing)
  return found.map(({ id }) => id)
}

it('finds the same subcategory first, then the category, without the listing itself', async () => {
  const cars = many(2, 'Cars for Sale', 1)
  const boats = many(9, 'Boats - Watercraft', 5)
  const ids = await idsOf([...boats, ...cars, aListing({ id: 'desk', category: 'Furniture' })])
  expect(ids).toEqual([
    'Cars for Sale-0',
    'Cars for Sale-1',
    ...boats.slice(0, 6).map(({ id }) => id),
  ])
})

it('searches once when the subcategory has enough', async () => {
  const port = createMemoryListings([civic, ...many(9, 'Cars for Sale', 1)])
  const search = vi.spyOn(port, 'search')
  expect(await findSimilar(port, civic)).toHaveLength(8)
  expect(search).toHaveBeenCalledOnce()
})

it('leaves out sold listings', async () => {
  expect(await idsOf([aListing({ id: 'gone', status: 'sold' })])).toEqual([])
})

it('finds none for an unknown category, and none after a failure', async () => {
  expect(await idsOf(many(3, 'Cars for Sale', 1), aListing({ category: 'Spells' }))).toEqual([])
  const port = createMemoryListings([civic])
  vi.spyOn(port, 'search').mockResolvedValue(err(appError('unavailable', new Error('offline'))))
  expect(await findSimilar(port, civic)).toEqual([])
})

it('leaves out hidden listings, and finds others in their place', async () => {
  const cars = many(8, 'Cars for Sale', 1)
  const boats = many(9, 'Boats - Watercraft', 5)
  const port = createMemoryListings([civic, ...cars, ...boats])
  const found = await findSimilar(port, civic, ({ subCategory }) => subCategory !== 'Cars for Sale')
  expect(found.map(({ id }) => id)).toEqual(boats.slice(0, 8).map(({ id }) => id))
})

const flat = (id: string, overrides: Partial<Listing> = {}, attributes: Attributes = {}) =>
  aListing({
    id,
    category: 'Real Estate',
    subCategory: 'Apartments',
    location: 'Magusa',
    price: 450,
    ...overrides,
    attributes: { dealType: 'rent', rooms: '2+1', ...attributes },
  })
const room = (id: string, timestamp: string) =>
  aListing({
    id,
    timestamp,
    category: 'Real Estate',
    subCategory: 'Room Rentals',
    attributes: { roomType: 'ownRoom', rentPayment: 'monthly' },
  })
const newest = '2026-10-01T00:00:00.000Z'

it('finds the same deal first, then the same rooms, place and price', async () => {
  const ids = await idsOf(
    [
      flat('sale', { price: 118_000, timestamp: newest }, { dealType: 'sale' }),
      flat('daily', { price: 40, timestamp: newest }, { dealType: 'daily' }),
      flat('dear', { price: 1200, timestamp: newest }),
      flat('elsewhere', { location: 'Girne', timestamp: newest }),
      flat('larger', { timestamp: newest }, { rooms: '3+1' }),
      flat('alike', { price: 500 }),
      room('room', newest),
      flat('house', { subCategory: 'Houses', timestamp: newest }),
    ],
    flat('this'),
  )
  expect(ids).toEqual(['alike', 'dear', 'elsewhere', 'larger', 'house', 'room', 'daily', 'sale'])
})

it('finds rooms for a room, and then other homes to rent', async () => {
  const ids = await idsOf(
    [flat('sale', { timestamp: newest }, { dealType: 'sale' }), flat('flat'), room('other', '')],
    room('this', ''),
  )
  expect(ids).toEqual(['other', 'flat', 'sale'])
})

it.each([
  ['a body', 'Vehicles', 'Cars for Sale', { body: 'suv' }, { body: 'hatchback' }],
  ['a part', 'Vehicles', 'Car Spare Parts', { partKind: 'rim' }, { partKind: 'battery' }],
  ['pay', 'Jobs', 'Part-time', { payPer: 'hour' }, { payPer: 'month' }],
  ['a price', 'Services', 'Tutoring', { priceUnit: 'hour' }, { priceUnit: 'course' }],
])(
  'finds what has %s of the same kind before newer listings of another',
  async (_, category, subCategory, same, different) => {
    const of = (id: string, attributes: Attributes, timestamp = '2026-01-01T00:00:00.000Z') =>
      aListing({ id, category, subCategory, attributes, timestamp })
    const others = Array.from({ length: 9 }, (__, index) => of(`other-${index}`, different, newest))
    const ids = await idsOf([...others, of('same', same)], of('this', same))
    expect(ids[0]).toBe('same')
    expect(ids).toHaveLength(8)
  },
)

import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { expect, it, vi } from 'vitest'

import { findSimilar } from '#features/listing/find-similar.ts'

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

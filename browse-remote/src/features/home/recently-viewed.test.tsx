import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { blockingStore } from '@adamarket/shared/testing/blocking-store.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import * as browse from '#expose/routes.tsx'

const listings = createMemoryListings([
  ...['a', 'b', 'c', 'd', 'e'].map((id) => aListing({ id, title: `Civic ${id}` })),
  aListing({
    id: 'flat',
    title: 'Civic flat',
    subCategory: 'Apartments',
    attributes: { dealType: 'rent' },
  }),
  aListing({ id: 'sold', title: 'Civic sold', status: 'sold' }),
])

async function visit(...ids: readonly string[]) {
  const { router, services } = await renderRemote(browse, {
    path: '/AboutUs',
    services: { listings, blockedSellers: blockingStore() },
  })
  for (const id of ids) {
    await act(() => router.navigate(`/listing/${id}`))
    expect(await screen.findByRole('heading', { level: 1, name: `Civic ${id}` })).toBeVisible()
  }
  await act(() => router.navigate('/'))
  expect(await screen.findByRole('heading', { name: 'Featured Listings' })).toBeVisible()
  return services
}

it('home shows the last four listings that were opened, the latest first', async () => {
  await visit('a', 'b', 'c', 'd', 'e', 'sold', 'c')
  const section = within(screen.getByRole('region', { name: 'Recently viewed' }))
  const titles = section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
  expect(titles).toEqual(['Civic c', 'Civic e', 'Civic d', 'Civic b'])
  expect(section.getByRole('link', { name: 'Civic c' })).toHaveAttribute('href', '/listing/c')
})

it('home shows what the price of such a listing is for', async () => {
  await visit('flat', 'a')
  const section = within(screen.getByRole('region', { name: 'Recently viewed' }))
  expect(section.getByText('£9,500 / month')).toBeVisible()
  expect(section.getByText('£9,500')).toBeVisible()
})

it('home leaves out sellers who were blocked since', async () => {
  const { blockedSellers } = await visit('a')
  expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeVisible()
  act(() => blockedSellers.setState(blockingStore('ayse').getState()))
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
})

it('home follows what is opened in another tab', async () => {
  await visit('a')
  localStorage.setItem(
    'recentlyViewed',
    localStorage.getItem('recentlyViewed')?.replace('Civic a', 'Civic b') ?? '',
  )
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'recentlyViewed' })))
  const section = within(screen.getByRole('region', { name: 'Recently viewed' }))
  expect(section.getByRole('heading', { level: 3 })).toHaveTextContent('Civic b')
})

it('home has no such section without any, or when what is stored is malformed', async () => {
  localStorage.setItem('recentlyViewed', '[{"id":1}]')
  await visit()
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
})

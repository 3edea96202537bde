import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

const flat = (id: string, rooms: string, location: string) =>
  aListing({
    id,
    title: `Flat ${id}`,
    category: 'Real Estate',
    location,
    attributes: { dealType: 'rent', rooms },
  })

const flats = [
  flat('a', '2+1', 'Magusa'),
  flat('b', '1+1', 'Girne'),
  flat('c', '1+1', 'Girne'),
  flat('d', '2+1', 'Lefkosia'),
]

const path = '/search?location=Girne&category=Real+Estate&dealType=rent&rooms=2%2B1'

function open(listings = createMemoryListings(flats), address = path) {
  const count = vi.spyOn(listings, 'count')
  return renderRemote(browse, { path: address, services: { listings } }).then((rendered) => ({
    ...rendered,
    count,
  }))
}

async function offered() {
  const section = within(await screen.findByRole('region', { name: 'Close to your search' }))
  return section.getAllByRole('button').map(({ textContent }) => textContent)
}

it('offers what is near and finds something, each with its number', async () => {
  await open()
  expect(await screen.findByText('No results found')).toBeVisible()
  expect(await offered()).toEqual([
    'Lefkosia 1 listing',
    'Magusa 1 listing',
    'Rooms: 1+1 2 listings',
    'Without “Rooms: 2+1” 2 listings',
  ])
})

it('shows the results of the one that is chosen', async () => {
  const { router } = await open()
  const lefkosia = await screen.findByRole('button', { name: /^Lefkosia/ })
  // The results wait for the names of attributes, which no other test may have loaded.
  await act(async () => lefkosia.click())
  expect(await screen.findByRole('link', { name: 'Flat d' })).toBeVisible()
  expect(router.state.location.search).toContain('location=Lefkosia')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('counts at most ten times, and not again when the visitor comes back', async () => {
  const { count, router } = await open()
  await offered()
  const counted = count.mock.calls.length
  expect(counted).toBeGreaterThan(1)
  expect(counted).toBeLessThanOrEqual(10)
  await userEvent.click(await screen.findByRole('button', { name: /^Lefkosia/ }))
  await screen.findByRole('link', { name: 'Flat d' })
  await router.navigate(-1)
  await offered()
  expect(count).toHaveBeenCalledTimes(counted)
})

it('counts less with words, which cost three reads each', async () => {
  const { count } = await open(createMemoryListings(flats), `${path}&query=garden+terrace+pool`)
  await screen.findByText('No results found for "garden terrace pool"')
  // Whether one of the words finds anything is counted as well, before.
  const counted = () => count.mock.calls.filter(([{ text }]) => text === 'garden terrace pool')
  await waitFor(() => expect(counted()).toHaveLength(3))
})

it.each([
  ['estimates', 7, 'About 7 listings'],
  ['more than are counted', 100, '100+ listings'],
])('says that there are %s', async (_what, count, said) => {
  const listings = createMemoryListings([])
  await open({ ...listings, count: async () => ok({ count, isExact: false }) })
  expect((await offered())[0]).toBe(`Lefkosia ${said}`)
})

it('offers nothing when nothing is near, or when it cannot be counted, until the visitor comes back', async () => {
  const { count, unmount } = await open(createMemoryListings([]))
  await waitFor(() => expect(count).toHaveBeenCalled())
  expect(screen.queryByRole('region', { name: 'Close to your search' })).toBeNull()
  unmount()
  const listings = createMemoryListings(flats)
  const failure = err(appError('unavailable', new Error('offline')))
  const failing = vi.fn(listings.count).mockResolvedValueOnce(failure)
  const { router } = await open({ ...listings, count: failing })
  await waitFor(() => expect(failing).toHaveBeenCalled())
  expect(screen.queryByRole('region', { name: 'Close to your search' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Search all locations' })).toBeVisible()
  await act(() => router.navigate('/search?query=flat'))
  await screen.findByRole('link', { name: 'Flat d' })
  await act(() => router.navigate(-1))
  expect(await offered()).toHaveLength(4)
})

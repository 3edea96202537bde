import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { blockingStore } from '@adamarket/shared/testing/blocking-store.ts'
import { hydrateRemote, userOfDevice } from '@adamarket/shared/testing/hydrate-remote.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import * as browse from './routes.tsx'

const now = new Date().toISOString()
const civic = aListing({ id: 'civic', title: 'Honda Civic', timestamp: now })
const own = aListing({ id: 'own', title: 'My own desk', userId: userOfDevice.uid })
const services = { listings: createMemoryListings([civic, own]) }

const open = (path: string, more: Partial<Parameters<typeof hydrateRemote>[1]> = {}) =>
  hydrateRemote(browse, { path, services, favourite: civic, ...more })

it('hydrates the home page, and then shows what the device knows', async () => {
  const viewed = JSON.stringify([civic])
  const { problems, served, lost } = await open('/', {
    fillDevice: () => localStorage.setItem('recentlyViewed', viewed),
  })
  expect(problems).toEqual([])
  expect(lost).toEqual([])
  expect(served).not.toContain('Today')
  expect(await screen.findByRole('link', { name: 'New in Girne' })).toBeVisible()
  const first = within(screen.getByLabelText('Slide 1 of 3'))
  expect(first.getByRole('heading')).toHaveTextContent('Your next home')
  const [heart] = screen.getAllByRole('button', { name: 'Favourite: Honda Civic' })
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getAllByText('Today')).toHaveLength(2)
  expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeVisible()
})

it('hydrates the results of a search', async () => {
  const { problems, served } = await open('/search?query=civic', {
    fillDevice: () => localStorage.setItem('resultsLayout', 'grid'),
  })
  expect(problems).toEqual([])
  expect(served).toContain('Honda Civic')
  expect(await screen.findByRole('button', { name: 'Only in Girne' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show as a grid' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

it('hydrates the filters of a category', async () => {
  const { problems, served } = await open('/search?query=&category=Vehicles&gearbox=automatic', {
    fillDevice: () => {},
  })
  expect(problems).toEqual([])
  expect(served).toContain('Remove filter: Automatic')
  expect(await screen.findByText(/listings that don’t state it/)).toBeVisible()
})

it('hydrates the results that begin in the middle of a list', async () => {
  const { problems, served, lost } = await open('/search?after=civic', { fillDevice: () => {} })
  expect(problems).toEqual([])
  expect(lost).toEqual([])
  expect(served).toContain('My own desk')
  expect(screen.getByRole('link', { name: 'Show the first results' })).toBeVisible()
})

it('hydrates a listing, also one that a link once passed to the history entry', async () => {
  const { problems, served, lost } = await open('/listing/civic', { state: { listing: civic } })
  expect(problems).toEqual([])
  expect(lost).toEqual([])
  expect(served).not.toContain('today')
  expect(screen.getByText('Added: today')).toBeVisible()
  expect(screen.getByRole('button', { name: 'In your favourites' })).toBeVisible()
})

it('hydrates a listing in another language with its earlier prices, and then what the browser can do', async () => {
  const inTurkish = aListing({
    description: 'Çok temiz, masrafsız.',
    earlierPrices: [{ price: 9900, currency: 'GBP', until: now }],
  })
  const { problems, served, lost } = await open('/listing/civic', {
    services: { listings: createMemoryListings([inTurkish]) },
    fillDevice: () => vi.stubGlobal('Translator', {}),
  })
  expect(problems).toEqual([])
  expect(lost).toEqual([])
  expect(served).toContain('Send to Google Translate')
  expect(served).toContain('Price history')
  expect(await screen.findByRole('button', { name: 'Translate' })).toBeVisible()
  await waitFor(() => expect(document.querySelector('details svg')).not.toBeNull())
  vi.unstubAllGlobals()
})

it('hydrates the user’s own listing, and then offers to change it', async () => {
  const { problems, served } = await open('/listing/own')
  expect(problems).toEqual([])
  expect(served).toContain('WhatsApp')
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
})

it('hydrates the listings of a blocked seller, and then hides them', async () => {
  const blocked = aListing({ id: 'spam', title: 'Cheap phones', userId: 'spammer' })
  const { problems, served } = await open('/', {
    services: {
      listings: createMemoryListings([civic, blocked]),
      blockedSellers: blockingStore('spammer'),
    },
  })
  expect(problems).toEqual([])
  expect(served).toContain('Cheap phones')
  expect(screen.getByRole('link', { name: 'Honda Civic' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Cheap phones' })).toBeNull()
})

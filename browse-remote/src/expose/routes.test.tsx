import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import * as browse from './routes.tsx'

it.each([
  ['/', 'Featured Listings'],
  ['/search?query=civic&location=Girne', 'Search Results for "civic"'],
  ['/listing/civic', 'Honda Civic 1.6 automatic'],
])('%s shows “%s” to a visitor who is not signed in', async (path, name) => {
  const listings = createMemoryListings([aListing()])
  const { services } = await renderRemote(browse, { path, services: { listings } })
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(services.session.getState().user).toBeUndefined()
})

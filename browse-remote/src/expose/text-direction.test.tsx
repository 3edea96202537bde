import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { arabic, expectIsolated } from '@adamarket/shared/testing/expect-isolated.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import * as browse from './routes.tsx'

const written = { title: arabic, description: arabic, sellerName: arabic }

it.each([
  ['home', '/'],
  ['a search for it', `/search?query=${encodeURIComponent(arabic)}`],
  ['a search that finds nothing', `/search?query=${encodeURIComponent(arabic)}&location=Lefke`],
  ['a listing', '/listing/civic'],
  ['a listing of another', '/listing/sofa'],
])('%s shows texts from right to left in their own direction', async (_page, path) => {
  const listings = createMemoryListings([aListing(written), aListing({ ...written, id: 'sofa' })])
  await renderRemote(browse, { path, services: { listings } })
  expect((await screen.findAllByText(new RegExp('Honda'))).length).toBeGreaterThan(0)
  expectIsolated()
})

import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, waitFor } from '@testing-library/react'
import { SeesEverything } from '@adamarket/shared/testing/sees-everything.ts'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

afterEach(() => vi.unstubAllGlobals())

it('leads back to the results after several similar listings', async () => {
  // Loads the similar listings at once.
  vi.stubGlobal('IntersectionObserver', SeesEverything)
  const stock = ['a', 'b', 'c'].map((id) => aListing({ id, title: `Civic ${id}` }))
  const { router } = await renderRemote(browse, {
    path: '/search?query=civic&location=All',
    services: { listings: createMemoryListings(stock) },
  })
  for (const name of ['Civic a', 'Civic b', 'Civic c']) {
    const link = await screen.findByRole('link', { name })
    // The first page of a listing waits for its code, which React notices only within an `act` that is awaited.
    await act(async () => await userEvent.click(link))
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  }
  await userEvent.click(screen.getByRole('button', { name: 'Back to Results' }))
  await waitFor(() => expect(router.state.location.search).toBe('?query=civic&location=All'))
  expect(router.state.historyAction).toBe('POP')
})

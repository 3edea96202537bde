import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createSessionStore } from '@adamarket/shared/state/session-store.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { favouritesOver } from '@adamarket/shared/testing/stores-over.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

const civic = aListing({ id: 'civic', title: 'Civic' })
const chair = aListing({ id: 'chair', title: 'Chair', price: 40 })

/** The favourites were added in the order given; `stock` are the current listings. */
async function open(
  favourites: readonly Listing[],
  stock: readonly Listing[] = favourites,
  services: Partial<HostServices> = {},
) {
  const session = createSessionStore(memoryStorage(), createMemoryAuth())
  const store = favouritesOver(session)
  for (const favourite of favourites) void store.getState().toggle(favourite)
  const listings = createMemoryListings(stock)
  const askToSignIn = vi.fn()
  await renderRemote(account, {
    path: '/favourites',
    services: { session, favourites: store, listings, askToSignIn, ...services },
  })
  await screen.findByRole('heading', { level: 1, name: 'Favourites' })
  return { store, askToSignIn }
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the favourites', () => {
  it('show the current listings, the last added first', async () => {
    await open([chair, civic], [{ ...civic, title: 'Civic, new tyres' }, chair])
    await screen.findByRole('link', { name: 'Civic, new tyres' })
    expect(titles()).toEqual(['Civic, new tyres', 'Chair'])
  })

  it('show a price that has dropped', async () => {
    await open([civic], [{ ...civic, price: 9000 }])
    expect(await screen.findByText('was £9,500')).toBeVisible()
  })

  it('remain when their listing is deleted or sold, and can be removed then', async () => {
    const { store } = await open([chair, civic], [{ ...civic, status: 'sold' }])
    expect(await screen.findByText('No longer available')).toBeVisible()
    expect(screen.getByText('Sold')).toBeVisible()
    expect(screen.getByText('£40')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Chair' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove from favourites: Chair' }))
    expect(titles()).toEqual(['Civic'])
    expect(screen.getByRole('region', { name: 'Favourites' })).toHaveFocus()
    expect(store.getState().favourites).toHaveLength(1)
  })

  it('are compared, up to four of them', async () => {
    const five = Array.from({ length: 5 }, (_, index) =>
      aListing({ id: `chair-${index}`, title: `Chair ${index}` }),
    )
    await open(five)
    const choices = await screen.findAllByRole('checkbox', { name: /^Compare: Chair/ })
    const choose = (index: number) =>
      userEvent.click(screen.getByRole('checkbox', { name: `Compare: Chair ${index}` }))
    expect(choices).toHaveLength(5)
    await choose(3)
    expect(screen.getByText('Choose one more to compare.')).toBeVisible()
    await choose(1)
    expect(screen.getByRole('link', { name: 'Compare 2' })).toHaveAttribute(
      'href',
      '/compare?id=chair-3&id=chair-1',
    )
    await choose(0)
    await choose(2)
    expect(screen.getByRole('checkbox', { name: 'Compare: Chair 4' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
  })

  it('say that they are on this device while no user is signed in', async () => {
    const { askToSignIn } = await open([civic])
    expect(await screen.findByText('Saved on this device only')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(askToSignIn).toHaveBeenCalledOnce()
  })

  it('explain how to add the first', async () => {
    await open([])
    expect(await screen.findByText('No favourites yet')).toBeVisible()
  })
})

it('that cannot be read are shown as stored, and read again on request', async () => {
  const listings = createMemoryListings([{ ...civic, title: 'Civic today' }])
  const byId = vi.fn(listings.byId).mockResolvedValueOnce(err(appError('unavailable', undefined)))
  await open([civic], [], { listings: { ...listings, byId } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load some listings')
  expect(titles()).toEqual(['Civic'])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(titles()).toEqual(['Civic today']))
  expect(screen.queryByRole('alert')).toBeNull()
})

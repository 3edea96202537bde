import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { ListingStatsPort, OwnListingsPort } from '@adamarket/shared/domain/ports.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryListingStats } from '@adamarket/shared/memory/memory-listing-stats.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as account from '#expose/routes.tsx'

const civic = aListing({ id: 'civic', title: 'Civic', timestamp: '2026-07-04T10:00:00.000Z' })
const chair = aListing({ id: 'chair', title: 'Chair', timestamp: '2026-07-03T10:00:00.000Z' })
const lamp = aListing({
  id: 'lamp',
  title: 'Lamp',
  status: 'sold',
  timestamp: '2026-07-02T10:00:00.000Z',
})
const foreign = aListing({ id: 'foreign', title: 'Not hers', userId: 'mehmet' })

type Options = {
  readonly path?: string
  readonly stock?: readonly Listing[]
  readonly own?: Partial<OwnListingsPort>
  readonly listingStats?: ListingStatsPort
}

async function open({
  path = '/my-listings',
  stock = [civic, chair, lamp, foreign],
  own,
  listingStats = createMemoryListingStats(),
}: Options) {
  const listings = createMemoryListings(stock)
  const notify = { success: vi.fn(), error: vi.fn(), info: vi.fn() }
  const rendered = await renderRemote(account, {
    path,
    services: {
      ...(await aSignedInUser()),
      listings,
      ownListings: { ...listings.own, ...own },
      listingStats,
      notify,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'My listings' })
  return { ...rendered, listings, notify }
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const button = (name: string) => screen.findByRole('button', { name })

describe('my listings', () => {
  it('show the active ones first, with the number of each status', async () => {
    await open({})
    await screen.findByRole('link', { name: 'Active (2)' })
    expect(titles()).toEqual(['Civic', 'Chair'])
    await userEvent.click(screen.getByRole('link', { name: 'Sold (1)' }))
    expect(titles()).toEqual(['Lamp'])
    expect(screen.getByRole('link', { name: 'Sold (1)' })).toHaveAttribute('aria-current', 'page')
  })

  it('link to their page and to the edit form', async () => {
    await open({})
    expect(await screen.findByRole('link', { name: 'Civic' })).toHaveAttribute(
      'href',
      '/listing/civic',
    )
    expect(screen.getByRole('link', { name: 'Edit: Civic' })).toHaveAttribute('href', '/edit/civic')
  })

  it('lead to the form for a similar one, where their category still exists', async () => {
    await open({ stock: [civic, { ...chair, subCategory: 'Older name' }] })
    expect(await screen.findByRole('link', { name: 'Post similar: Civic' })).toHaveAttribute(
      'href',
      '/attributes/Vehicles/Cars%20for%20Sale?like=civic',
    )
    expect(screen.queryByRole('link', { name: 'Post similar: Chair' })).toBeNull()
  })

  it('that are marked as sold can be active again at once, with one press', async () => {
    const { listings, notify } = await open({})
    await userEvent.click(await button('Mark as sold: Civic'))
    expect(await screen.findByText('“Civic” is marked as sold.')).toBeVisible()
    expect(titles()).toEqual(['Chair'])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toEqual(['Civic', 'Chair']))
    expect(notify.success).toHaveBeenCalledExactlyOnceWith('“Civic” is for sale again.')
    expect(screen.queryByText('“Civic” is marked as sold.')).toBeNull()
    expect(screen.getByRole('region', { name: 'Active' })).toHaveFocus()
    expect(await listings.byId('civic')).toMatchObject({ value: { status: 'active' } })
  })

  it('say how often they were viewed and saved', async () => {
    const stats = { civic: { views: 1204, favourites: 1 }, chair: { views: 1, favourites: 0 } }
    await open({ listingStats: createMemoryListingStats(stats) })
    expect(await screen.findByText('1,204 views · 1 favourite')).toBeVisible()
    expect(screen.getByText('1 view · 0 favourites')).toBeVisible()
  })

  it('are listed without the numbers when those cannot be read', async () => {
    const byId = async () => err(appError('permission-denied', undefined))
    await open({ listingStats: { ...createMemoryListingStats(), byId } })
    await screen.findByRole('link', { name: 'Active (2)' })
    expect(screen.queryAllByText(/view/)).toHaveLength(0)
    expect(screen.queryAllByRole('alert')).toHaveLength(0)
  })

  it('can be marked as sold, and as active again', async () => {
    const { listings } = await open({})
    await userEvent.click(await button('Mark as sold: Civic'))
    expect(titles()).toEqual(['Chair'])
    expect(await listings.byId('civic')).toMatchObject({ value: { status: 'sold' } })
    expect(screen.getByText('“Civic” is marked as sold.')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Sold (2)' }))
    await userEvent.click(await button('Mark as available: Lamp'))
    expect(screen.getByRole('link', { name: 'Active (2)' })).toBeVisible()
    expect(await listings.byId('lamp')).toMatchObject({ value: { status: 'active' } })
  })

  it('return to their place when that fails', async () => {
    let fail: (() => void) | undefined
    const setStatus: OwnListingsPort['setStatus'] = () =>
      new Promise((resolve) => {
        fail = () => resolve(err(appError('unavailable', undefined)))
      })
    await open({ own: { setStatus } })
    await userEvent.click(await button('Mark as sold: Civic'))
    expect(titles()).toEqual(['Chair'])
    expect(screen.getByRole('link', { name: 'Sold (2)' })).toBeVisible()
    fail?.()
    await waitFor(() => expect(titles()).toEqual(['Civic', 'Chair']))
    expect(screen.getByRole('link', { name: 'Sold (1)' })).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Couldn’t mark “Civic” as sold. Check your connection and try again.',
    )
  })

  it('that are held back are listed as active, and cannot be marked as sold', async () => {
    await open({ stock: [{ ...civic, status: 'held' }] })
    expect(await screen.findByText('On hold')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Active (1)' })).toBeVisible()
    expect(await button('Mark as sold: Civic')).toBeDisabled()
  })

  it('that the operators removed are apart from the active ones, say why, and cannot be put up again', async () => {
    await open({ stock: [chair, { ...civic, status: 'removed', statusReason: 'A counterfeit' }] })
    await userEvent.click(await screen.findByRole('link', { name: 'Removed (1)' }))
    expect(screen.getByRole('link', { name: 'Active (1)' })).toBeVisible()
    expect(titles()).toEqual(['Civic'])
    expect(await screen.findByText('Removed')).toBeVisible()
    expect(screen.getByText('A counterfeit')).toBeVisible()
    expect(await button('Mark as sold: Civic')).toBeDisabled()
  })

  it('that are held for a picture say so', async () => {
    await open({ stock: [{ ...civic, status: 'held', heldBy: 'pictures' }] })
    expect(await screen.findByText('On hold')).toBeVisible()
    expect(screen.getByText(/^One of your photos is too large to show/)).toBeVisible()
  })

  it('are deleted after a confirmation', async () => {
    const { listings, notify } = await open({})
    await userEvent.click(await button('Delete: Civic'))
    expect(screen.getByText('“Civic” and its photos will be deleted for good.')).toBeVisible()
    await userEvent.click(await button('Keep listing'))
    expect(titles()).toEqual(['Civic', 'Chair'])
    await userEvent.click(await button('Delete: Civic'))
    await userEvent.click(await button('Delete'))
    expect(titles()).toEqual(['Chair'])
    expect(screen.getByRole('region', { name: 'Active' })).toHaveFocus()
    expect(await listings.byId('civic')).toMatchObject({ value: undefined })
    expect(notify.success).toHaveBeenCalledWith('“Civic” has been deleted.')
  })

  const crowd = Array.from({ length: 120 }, (_, age) =>
    aListing({
      id: `listing-${age}`,
      title: `Chair ${age}`,
      status: age === 119 ? 'sold' : 'active',
      timestamp: new Date(Date.UTC(2026, 6, 4) - age * 60_000).toISOString(),
    }),
  )

  it('are counted by the backend while there are more, and follow each change', async () => {
    await open({ stock: crowd })
    expect(await screen.findByRole('link', { name: 'Active (119)' })).toBeVisible()
    expect(titles()).toHaveLength(50)
    await userEvent.click(await button('Mark as sold: Chair 0'))
    expect(await screen.findByRole('link', { name: 'Active (118)' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sold (2)' })).toBeVisible()
    await userEvent.click(await button('Delete: Chair 1'))
    await userEvent.click(await button('Delete'))
    expect(await screen.findByRole('link', { name: 'Active (117)' })).toBeVisible()
  })

  it('load pages until the tab has some to show', async () => {
    await open({ stock: crowd, path: '/my-listings?show=sold' })
    await waitFor(() => expect(titles()).toEqual(['Chair 119']))
    expect(screen.getByRole('link', { name: 'Active (119)' })).toBeVisible()
  })

  it('link to the post form when there are none', async () => {
    await open({ stock: [] })
    expect(await screen.findByText('No active listings')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Post an ad' })).toHaveLength(2)
  })

  it('ask a signed-out user to sign in', async () => {
    const askToSignIn = vi.fn()
    await renderRemote(account, { path: '/my-listings', services: { askToSignIn } })
    await userEvent.click(await button('Sign in'))
    expect(askToSignIn).toHaveBeenCalledOnce()
    expect(screen.getByText('Sign in to manage your listings.')).toBeVisible()
  })
})

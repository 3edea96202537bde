import { appError } from '@adamarket/shared/domain/app-error.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryListingStats } from '@adamarket/shared/memory/memory-listing-stats.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import * as browse from '#expose/routes.tsx'

type Options = { readonly isBroken?: boolean; readonly fields?: Partial<Listing> }

async function open({ isBroken = false, fields = {} }: Options = {}) {
  const listings = createMemoryListings([aListing(fields)])
  const listingStats = createMemoryListingStats({ civic: { views: 12, favourites: 3 } })
  const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
  const setStatus: typeof listings.own.setStatus = async (id, status) =>
    isBroken ? err(appError('unavailable', undefined)) : listings.own.setStatus(id, status)
  const ownListings = { ...listings.own, setStatus }
  const rendered = await renderRemote(browse, {
    path: '/listing/civic',
    services: { listings, listingStats, ownListings, notify },
  })
  const user = { uid: 'ayse', email: 'ayse@example.com' }
  act(() => rendered.services.session.setState({ user }))
  const panel = within(await screen.findByRole('region', { name: 'Your listing' }))
  return { ...rendered, panel, listings, notify }
}

it('replaces the contact actions for the seller only', async () => {
  const { panel } = await open()
  expect(panel.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/edit/civic')
  expect(screen.queryByRole('button', { name: 'Add to favourites' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Contact the seller' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^WhatsApp/ })).toBeNull()
})

it('says how often the listing was viewed and saved', async () => {
  await open()
  expect(await screen.findByText('12 views · 3 favourites')).toBeVisible()
})

it.each<[Partial<Listing>, RegExp]>([
  [{ status: 'held', heldBy: 'pictures' }, /^One of your photos is too large to show/],
  [{ status: 'removed', statusReason: 'A counterfeit' }, /^A counterfeit$/],
])('says why others do not see the listing: %j', async (fields, reason) => {
  await open({ fields })
  expect(await screen.findByText(reason)).toBeVisible()
})

it('marks the listing as sold, and as available again', async () => {
  const { panel, listings, notify } = await open()
  await userEvent.click(panel.getByRole('button', { name: 'Mark as sold' }))
  expect(await screen.findByText('Sold')).toBeVisible()
  const stored = await listings.byId('civic')
  expect(stored.ok && stored.value?.status).toBe('sold')
  expect(notify.success).toHaveBeenCalledOnce()
  await userEvent.click(panel.getByRole('button', { name: 'Mark as available' }))
  expect(await panel.findByRole('button', { name: 'Mark as sold' })).toBeEnabled()
})

it('says that a change failed', async () => {
  const { panel, notify } = await open({ isBroken: true })
  await userEvent.click(panel.getByRole('button', { name: 'Mark as sold' }))
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Couldn’t mark/))
  expect(screen.queryByText('Sold')).toBeNull()
})

it('deletes the listing after a question, and leads to the other ones', async () => {
  const { panel, listings, router } = await open()
  await userEvent.click(panel.getByRole('button', { name: 'Delete' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this listing?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await expect.poll(() => router.state.location.pathname).toBe('/my-listings')
  expect(await listings.byId('civic')).toEqual({ ok: true, value: undefined })
})

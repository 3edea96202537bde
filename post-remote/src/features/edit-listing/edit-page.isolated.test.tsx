import type { ListingChanges } from '@adamarket/shared/domain/listing/listing.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { appErrors, testEachFailure } from '@adamarket/shared/testing/each-failure.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import * as post from '#expose/routes.tsx'

vi.mock('#features/photos/photo-tray.ts', async () => {
  const { createStore } = await import('zustand/vanilla')
  const { ok } = await import('@adamarket/shared/domain/result.ts')
  return {
    createPhotoTray: ({ existing }: { readonly existing: readonly string[] }) => ({
      store: createStore(() => ({ photos: existing.map((link) => ({ id: link })) })),
      finished: async () => ok(existing),
      commit: async () => undefined,
      discard: async () => undefined,
      dispose: () => undefined,
    }),
  }
})
vi.mock('#features/photos/photo-field.tsx', () => ({ PhotoField: () => null }))

const listings = [
  aListing({ area: 'Alsancak', attributes: { mileage: 84_000, body: 'saloon' } }),
  aListing({ id: 'vespa', userId: 'mehmet', title: 'Vespa' }),
  aListing({ id: 'undialable', phoneNumber: '+1 (053) 386-1234' }),
]

async function edit(id: string) {
  const port = createMemoryListings(listings)
  const written: ListingChanges[] = []
  const ownListings: typeof port.own = {
    ...port.own,
    update: (listingId, changes) => {
      written.push(changes)
      return port.own.update(listingId, changes)
    },
  }
  const services = { ...(await aSignedInUser()), listings: port, ownListings }
  return { ...(await renderRemote(post, { path: `/edit/${id}`, services })), written }
}

describe('editing a listing', () => {
  it('writes only the changed fields, and shows the listing', async () => {
    const { router, written } = await edit('civic')
    const price = await screen.findByLabelText('Price*')
    expect(price).toHaveValue('9500')
    await userEvent.clear(price)
    await userEvent.type(price, '8.900')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.poll(() => router.state.location.pathname).toBe('/listing/civic')
    expect(written).toEqual([{ price: 8900 }])
    expect(router.state.location.state).toEqual({ listing: { ...listings[0], price: 8900 } })
  })

  it('writes all attributes when one of them was changed', async () => {
    const { router, written } = await edit('civic')
    expect(await screen.findByLabelText('Mileage (km)')).toHaveValue('84000')
    expect(screen.getByLabelText('Body')).toHaveDisplayValue('Saloon')
    expect(screen.getByLabelText('Body')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Body'), 'Not stated')
    await userEvent.selectOptions(screen.getByLabelText('Gearbox'), 'Manual')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.poll(() => router.state.location.pathname).toBe('/listing/civic')
    expect(written).toEqual([{ attributes: { mileage: 84_000, gearbox: 'manual' } }])
  })

  it('takes the area back with the location', async () => {
    const { router, written } = await edit('civic')
    expect(await screen.findByLabelText('Area (optional)')).toHaveValue('Alsancak')
    await userEvent.selectOptions(screen.getByLabelText('Location*'), 'Lefke')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.poll(() => router.state.location.pathname).toBe('/listing/civic')
    expect(written).toEqual([{ location: 'Lefke', area: null }])
  })

  it('keeps a phone number of another app that cannot be dialled', async () => {
    const { router, written } = await edit('undialable')
    await screen.findByLabelText('Mobile Phone Number*')
    await userEvent.type(await screen.findByLabelText('Ad Title*'), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect.poll(() => router.state.location.pathname).toBe('/listing/undialable')
    expect(written).toEqual([{ title: `${aListing().title}!` }])
  })

  it('asks before changes are lost', async () => {
    const { router } = await edit('civic')
    await userEvent.type(await screen.findByLabelText('Ad Title*'), '!')
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }))
    expect(router.state.location.pathname).toBe('/edit/civic')
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await expect.poll(() => router.state.location.pathname).toBe('/listing/civic')
  })

  it('does not ask a user who changed nothing', async () => {
    const { router } = await edit('civic')
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }))
    await expect.poll(() => router.state.location.pathname).toBe('/listing/civic')
  })

  it.each([
    ['vespa', 'This isn’t your listing'],
    ['nothing', 'This listing is no longer available'],
  ])('%s: %s', async (id, title) => {
    await edit(id)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.queryByLabelText('Ad Title*')).toBeNull()
  })
})

testEachFailure('changes', appErrors, async (error, notify) => {
  const port = createMemoryListings(listings)
  const ownListings = { ...port.own, update: async () => err(error) }
  const services = { ...(await aSignedInUser()), listings: port, ownListings, notify }
  await renderRemote(post, { path: '/edit/civic', services })
  await userEvent.type(await screen.findByLabelText('Ad Title*'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
})

import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { aListing } from '#testing/a-listing.ts'
import { renderRemote } from '#testing/render-remote.tsx'

import { FavouriteButton } from './favourite-button.tsx'

const module = {
  texts: {
    namespace: 'page',
    loaders: { en: async () => ({ default: {} }), tr: async () => ({ default: {} }) },
  },
  createRoutes: () => [
    { path: '/', element: <FavouriteButton listing={aListing()} /> },
    { path: '/in-words', element: <FavouriteButton listing={aListing()} look="text" /> },
  ],
}

async function open() {
  const notify = { info: vi.fn(), success: vi.fn(), error: vi.fn() }
  const rendered = await renderRemote(module, { path: '/', services: { notify } })
  const heart = await screen.findByRole('button', { name: /^Favourite: Honda Civic/ })
  return { ...rendered, heart, notify }
}

it('adds a favourite and removes it, and tells screen readers which', async () => {
  const { heart, services } = await open()
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(services.favourites.getState().favourites).toMatchObject([
    { listingId: 'civic', title: 'Honda Civic 1.6 automatic', price: 9500, currency: 'GBP' },
  ])
  await userEvent.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})

it('says in words what it does, and then that the listing is a favourite', async () => {
  await renderRemote(module, { path: '/in-words' })
  await userEvent.click(await screen.findByRole('button', { name: 'Add to favourites' }))
  const added = screen.getByRole('button', { name: 'In your favourites' })
  expect(added).toHaveAttribute('aria-pressed', 'true')
})

it('says when there are too many', async () => {
  const { heart, services, notify } = await open()
  const favourites = Array.from({ length: 500 }, (_, index) => ({
    listingId: `listing-${index}`,
    addedAt: '2026-07-04T10:00:00.000Z',
    title: 'A chair',
    price: 5,
    currency: 'GBP',
  }))
  services.favourites.setState({ favourites })
  services.session.setState({ user: { uid: 'ayse', email: 'ayse@example.com' } })
  await userEvent.click(heart)
  expect(notify.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/up to 500 favourites/),
  )
})

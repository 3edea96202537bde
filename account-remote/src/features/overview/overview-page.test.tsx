import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { expectNoViolations } from '@adamarket/shared/testing/expect-no-violations.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'

import * as account from '#expose/routes.tsx'

it('the account page leads to everything of a user, with what it holds, and signs out', async () => {
  const user = await aSignedInUser({ role: 'moderator' })
  const listings = createMemoryListings([
    aListing({ id: 'civic' }),
    aListing({ id: 'lamp', status: 'sold' }),
  ])
  const savedSearches = createMemorySavedSearches()
  const { container } = await renderRemote(account, {
    path: '/account',
    services: { ...user, listings, savedSearches },
  })
  expect(await screen.findByRole('link', { name: 'My listings 1 active' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Desk' })).toBeVisible()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/my-listings',
    '/favourites',
    '/saved-searches',
    '/profile/ayse',
    '/settings',
    '/desk',
  ])
  await expectNoViolations(container)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByText('Please sign in')).toBeVisible()
})

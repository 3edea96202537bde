import { createMemoryBlockedSellers } from '@adamarket/shared/memory/memory-blocked-sellers.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { arabic, expectIsolated } from '@adamarket/shared/testing/expect-isolated.ts'
import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { blockedSellersOver, favouritesOver } from '@adamarket/shared/testing/stores-over.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import * as account from './routes.tsx'

it.each([
  ['a profile', '/profile/ayse'],
  ['My listings', '/my-listings'],
  ['saved searches', '/saved-searches'],
  ['blocked sellers', '/settings'],
  ['favourites', '/favourites'],
])('%s show texts from right to left in their own direction', async (_page, path) => {
  const user = await aSignedInUser()
  const listing = aListing({ title: arabic, userId: 'ayse' })
  const listings = createMemoryListings([listing])
  const blocked = createMemoryBlockedSellers()
  await blocked.block('ayse', { sellerId: 'mehmet', name: arabic, blockedAt: '' })
  const savedSearches = createMemorySavedSearches()
  const saved = {
    name: arabic,
    search: 'query=&location=All',
    notify: 'never',
    language: 'en',
  } as const
  await savedSearches.save('ayse', saved)
  const favourites = favouritesOver(user.session)
  await favourites.getState().toggle(listing)
  const services = {
    ...user,
    listings,
    ownListings: listings.own,
    favourites,
    savedSearches,
    blockedSellers: blockedSellersOver(user.session, blocked),
    profiles: createMemoryProfiles([aProfile({ id: 'ayse', name: arabic, about: arabic })]),
  }
  await renderRemote(account, { path, services })
  expect((await screen.findAllByText(/Honda/)).length).toBeGreaterThan(0)
  expectIsolated()
})

import { ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createMemoryBlockedSellers } from '@adamarket/shared/memory/memory-blocked-sellers.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryFavouriteAlerts } from '@adamarket/shared/memory/memory-favourite-alerts.ts'
import { createMemoryFavourites } from '@adamarket/shared/memory/memory-favourites.ts'
import { createMemoryListingStats } from '@adamarket/shared/memory/memory-listing-stats.ts'
import { createMemoryExchangeRates } from '@adamarket/shared/memory/memory-exchange-rates.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryModeration } from '@adamarket/shared/memory/memory-moderation.ts'
import { createMemoryNotices } from '@adamarket/shared/memory/memory-notices.ts'
import { createMemoryPictures } from '@adamarket/shared/memory/memory-pictures.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createMemoryPushSubscriptions } from '@adamarket/shared/memory/memory-push-subscriptions.ts'
import { createMemoryReports } from '@adamarket/shared/memory/memory-reports.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { expect, it, vi } from 'vitest'

import { lazyBackend } from '#host/lazy-backend.ts'

const connectivity = createMemoryConnectivity()

function inMemory() {
  const listings = createMemoryListings([])
  return {
    listings,
    profiles: createMemoryProfiles([]),
    exchangeRates: createMemoryExchangeRates(),
    listingStats: createMemoryListingStats(),
    ownListings: listings.own,
    pictures: createMemoryPictures(),
    favourites: createMemoryFavourites(),
    blockedSellers: createMemoryBlockedSellers(),
    reports: createMemoryReports(),
    favouriteAlerts: createMemoryFavouriteAlerts(),
    savedSearches: createMemorySavedSearches(),
    pushSubscriptions: createMemoryPushSubscriptions(),
    desk: async () => ({ moderation: createMemoryModeration(), notices: createMemoryNotices() }),
  }
}

it('loads the full client for favourites and counts only after the first view', async () => {
  const { listings, profiles, exchangeRates } = inMemory()
  const stores = vi.fn(async () => inMemory())
  const backend = lazyBackend(
    {
      early: async () => ({ listings, profiles, exchangeRates }),
      stores,
      auth: async () => createMemoryAuth([]),
    },
    connectivity,
  )
  const listing = backend.favourites.list('ayse')
  const count = backend.listings.countActive('ayse')
  const view = backend.listingStats.countView('civic')
  await backend.listings.newest(10)
  expect(stores).not.toHaveBeenCalled()
  await backend.switchToFullClient()
  expect(await listing).toEqual(ok([]))
  expect(await count).toEqual(ok(0))
  expect(await view).toEqual(ok(undefined))
})

it('connects Auth again after reconnecting', async () => {
  const auth = vi.fn(async () => createMemoryAuth([]))
  auth.mockRejectedValueOnce(new Error('Loading chunk auth failed'))
  const backend = lazyBackend(
    {
      early: () => new Promise(() => undefined),
      stores: () => new Promise(() => undefined),
      auth,
    },
    connectivity,
  )
  const user = vi.fn()
  backend.auth.onUserChange(user)
  await backend.connectAuth()
  expect(user).not.toHaveBeenCalled()
  connectivity.set(false)
  connectivity.set(true)
  await expect.poll(() => user).toHaveBeenCalledOnce()
})

it('creates one client of the collections, even when Auth had to be connected twice', async () => {
  const stores = vi.fn(async () => inMemory())
  const auth = vi.fn(async () => createMemoryAuth([]))
  auth.mockRejectedValueOnce(new Error('Loading chunk auth failed'))
  const backend = lazyBackend({ early: async () => inMemory(), stores, auth }, connectivity)
  await backend.switchToFullClient()
  expect(await backend.favourites.list('ayse')).toEqual(ok([]))
  expect(auth).toHaveBeenCalledTimes(2)
  expect(stores).toHaveBeenCalledOnce()
})

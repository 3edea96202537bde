import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { AlertedDevice } from '@adamarket/shared/domain/device-alerts.ts'
import type { Notice } from '@adamarket/shared/domain/moderation.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { SavedSearch } from '@adamarket/shared/domain/saved-search.ts'
import { createMemoryFavouriteAlerts } from '@adamarket/shared/memory/memory-favourite-alerts.ts'
import { createMemoryFavourites } from '@adamarket/shared/memory/memory-favourites.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryNotices } from '@adamarket/shared/memory/memory-notices.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { createFavouritesStore } from '@adamarket/shared/state/favourites-store.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { blockingStore } from '@adamarket/shared/testing/blocking-store.ts'
import { memoryStorage } from '@adamarket/shared/testing/memory-storage.ts'
import { expect, it, vi } from 'vitest'

import { collectData } from './collect-data.ts'

/** More than one list from the backend may contain. */
const own = Array.from({ length: 130 }, (_, age) =>
  aListing({ id: `listing-${age}`, timestamp: new Date(Date.UTC(2026, 6, 4) - age).toISOString() }),
)

const warning: Notice = {
  id: 'warning',
  listingId: 'listing-0',
  title: 'Civic',
  action: 'warn',
  note: '',
  at: '2026-07-05T10:00:00.000Z',
}

const cars: SavedSearch = {
  id: '1',
  name: 'Cars',
  search: 'query=car&location=All',
  notify: 'daily',
  createdAt: '2026-07-05T10:00:00.000Z',
  newCount: 0,
}

const phone: AlertedDevice = {
  pushService: 'fcm.googleapis.com',
  searches: ['1@1783245600000'],
  changedAt: '2026-07-06T10:00:00.000Z',
}

async function services() {
  const { session } = await aSignedInUser()
  const port = createMemoryFavourites()
  await port.add('ayse', {
    listingId: 'boat',
    addedAt: '2026-07-01T00:00:00.000Z',
    title: 'Boat',
    price: 1,
    currency: 'GBP',
  })
  const favouriteAlerts = createMemoryFavouriteAlerts()
  await favouriteAlerts.set('ayse', { isOn: true, language: 'en' })
  return {
    session,
    port,
    profiles: createMemoryProfiles([aProfile()]),
    ownListings: createMemoryListings([...own, aListing({ id: 'foreign', userId: 'mehmet' })]).own,
    favouriteAlerts,
    savedSearches: createMemorySavedSearches([cars]),
    deviceAlerts: { read: vi.fn(), choose: vi.fn(), list: async () => ok([phone]) },
    notices: createMemoryNotices([warning]),
    blockedSellers: blockingStore('mehmet'),
    favourites: createFavouritesStore({ storage: memoryStorage(), session, port, report: vi.fn() }),
  }
}

it('collects everything the site stores about a user, and nothing about others', async () => {
  const collected = await collectData(await services(), 'ayse')
  expect(collected).toMatchObject({
    ok: true,
    value: {
      account: { uid: 'ayse', email: 'ayse@example.com', signInMethods: ['password'] },
      profile: aProfile(),
      favourites: [{ listingId: 'boat' }],
      favouriteAlerts: true,
      savedSearches: [cars],
      devices: [phone],
      blockedSellers: [{ sellerId: 'mehmet' }],
      notices: [warning],
    },
  })
  expect(collected.ok && collected.value.listings).toEqual(own)
})

it('fails rather than returning only a part', async () => {
  const failing = await services()
  const unavailable = async () => err(appError('unavailable', undefined))
  const withoutListings = { ...failing, ownListings: { ...failing.ownListings, list: unavailable } }
  expect(await collectData(withoutListings, 'ayse')).toMatchObject({ ok: false })
  const withoutDevices = {
    ...failing,
    deviceAlerts: { ...failing.deviceAlerts, list: unavailable },
  }
  expect(await collectData(withoutDevices, 'ayse')).toMatchObject({ ok: false })
  failing.port.list = unavailable
  expect(await collectData(failing, 'ayse')).toMatchObject({ ok: false })
})

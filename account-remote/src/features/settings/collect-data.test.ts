import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { AlertedDevice } from '@adamarket/shared/domain/user/device-alerts.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import type { SavedSearch } from '@adamarket/shared/domain/search/saved-search.ts'
import { createMemoryFavouriteAlerts } from '@adamarket/shared/memory/memory-favourite-alerts.ts'
import { createMemoryFavourites } from '@adamarket/shared/memory/memory-favourites.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryOwnRecords } from '@adamarket/shared/memory/memory-own-records.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { aSignedInUser } from '@adamarket/shared/testing/a-user.ts'
import { blockingStore } from '@adamarket/shared/testing/blocking-store.ts'
import { favouritesOver } from '@adamarket/shared/testing/stores-over.ts'
import { expect, it, vi } from 'vitest'

import type { OwnData } from './collect-data.ts'
import { collectData } from './collect-data.ts'

/** More than one list from the backend may contain. */
const own = Array.from({ length: 130 }, (_, age) =>
  aListing({ id: `listing-${age}`, timestamp: new Date(Date.UTC(2026, 6, 4) - age).toISOString() }),
)

const at = '2026-07-05T10:00:00.000Z'
const records = {
  reports: [{ listingId: 'boat', reason: 'scam', comment: '', createdAt: at }],
  alerts: [{ at }],
  emails: [{ to: ['ayse@example.com'], message: { subject: 'Cars', text: 'One' }, at }],
  notifications: [{ title: 'Cars', body: 'One', path: '/search', at }],
  notices: [{ listingId: 'listing-0', title: 'Civic', action: 'warn', note: '', at }],
  limits: [{ reports: [{ at }] }],
  roles: [{ role: 'moderator' }],
  signIns: [{ joinedAt: at, lastSignedInAt: at }],
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
  const { session } = await aSignedInUser({ phoneNumber: '+905330000001' })
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
    ownRecords: createMemoryOwnRecords(records),
    blockedSellers: blockingStore('mehmet'),
    favourites: favouritesOver(session, port),
  }
}

it('collects everything the site stores about a user, and nothing about others', async () => {
  const collected = await collectData(await services(), 'ayse')
  expect(collected).toMatchObject({
    ok: true,
    value: {
      account: {
        uid: 'ayse',
        email: 'ayse@example.com',
        phoneNumber: '+905330000001',
        signInMethods: ['password'],
      },
      profile: aProfile(),
      favourites: [{ listingId: 'boat' }],
      favouriteAlerts: true,
      savedSearches: [cars],
      devices: [phone],
      blockedSellers: [{ sellerId: 'mehmet' }],
      ...records,
    },
  })
  expect(collected.ok && collected.value.listings).toEqual(own)
})

/** Where the download has what a collection says about a user, or why it does not. */
const inDownload: Readonly<Record<string, keyof OwnData | { readonly not: string }>> = {
  posts: 'listings',
  withheldListings: 'listings',
  users: 'profile',
  favourites: 'favourites',
  savedSearches: 'savedSearches',
  alerts: 'alerts',
  alertSettings: 'favouriteAlerts',
  pushSubscriptions: 'devices',
  blockedSellers: 'blockedSellers',
  reports: 'reports',
  limits: 'limits',
  notices: 'notices',
  moderators: 'roles',
  mail: 'emails',
  pushMessages: 'notifications',
  savedSearchIndex: { not: 'worked out from saved searches' },
  favouriteWatchers: { not: 'worked out from favourites, with a secret for links in emails' },
  countedFavourites: { not: 'worked out from favourites' },
  fingerprints: { not: 'worked out from listings' },
  searchIndex: { not: 'worked out from listings' },
  searchEntries: { not: 'worked out from listings' },
  sitemaps: { not: 'worked out from listings' },
  placeCounts: { not: 'worked out from listings' },
  listingStats: { not: 'counts of a listing, which My listings shows' },
  cases: { not: 'what others reported' },
  auditLog: { not: 'who decided; what was decided is among the notices' },
  phoneCodes: { not: 'counts by hashes, which name no user' },
  deletedListings: { not: 'names no user' },
  deletedAccounts: { not: 'of accounts that are gone' },
  exchangeRates: { not: 'about no user' },
  promises: { not: 'about no user' },
  unfinishedEvents: { not: 'about no user' },
  releaseCounts: { not: 'about no user' },
  deployment: { not: 'about no user' },
  registryHistory: { not: 'about no user' },
}

it('has what each collection says about a user, or there is a reason', async () => {
  const file = join(import.meta.dirname, '../../../../backend/operations/backup/collections.ts')
  const collections = [...readFileSync(file, 'utf8').matchAll(/^ {2}'(\w+)',$/gm)]
  expect(Object.keys(inDownload).toSorted()).toEqual(collections.map(([, name]) => name).toSorted())
  const collected = await collectData(await services(), 'ayse')
  for (const key of Object.values(inDownload).filter((one) => typeof one === 'string')) {
    expect(collected).toHaveProperty(['value', key])
  }
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
  const withoutRecords = { ...failing, ownRecords: { read: unavailable } }
  expect(await collectData(withoutRecords, 'ayse')).toMatchObject({ ok: false })
  failing.port.list = unavailable
  expect(await collectData(failing, 'ayse')).toMatchObject({ ok: false })
})

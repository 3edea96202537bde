import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
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
import { createMemoryOwnRecords } from '@adamarket/shared/memory/memory-own-records.ts'
import { createMemoryPictures } from '@adamarket/shared/memory/memory-pictures.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createMemoryPushSubscriptions } from '@adamarket/shared/memory/memory-push-subscriptions.ts'
import { createMemoryReleaseVisits } from '@adamarket/shared/memory/memory-release-visits.ts'
import { createMemoryReports } from '@adamarket/shared/memory/memory-reports.ts'
import { createMemorySavedSearches } from '@adamarket/shared/memory/memory-saved-searches.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { aProfile } from '@adamarket/shared/testing/a-profile.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { lazyBackend } from './lazy-backend.ts'

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
    emailLanguage: { set: vi.fn(async () => ok(undefined)) },
    favouriteAlerts: createMemoryFavouriteAlerts(),
    savedSearches: createMemorySavedSearches(),
    pushSubscriptions: createMemoryPushSubscriptions(),
  }
}

const deskInMemory = () => ({
  moderation: createMemoryModeration(),
  notices: createMemoryNotices(),
  ownRecords: createMemoryOwnRecords(),
  releaseVisits: createMemoryReleaseVisits(),
})

type Connect = Parameters<typeof lazyBackend>[0]['connect']

function openBackend(connect: Partial<Connect>) {
  return lazyBackend({
    connect: {
      early: async () => inMemory(),
      stores: async () => inMemory(),
      desk: async () => deskInMemory(),
      auth: async () => createMemoryAuth([]),
      ...connect,
    },
    connectivity,
    report: () => undefined,
  })
}

const ayse = { uid: 'ayse', email: 'ayse@example.com', password: 'limon-agaci' }

describe('what must not delay the first view', () => {
  const openVisit = () => {
    const early = vi.fn(async () => inMemory())
    const stores = vi.fn(async () => inMemory())
    const auth = async () => createMemoryAuth([ayse])
    return { early, stores, backend: openBackend({ early, stores, auth }) }
  }

  it('are counts, which need no code of members', async () => {
    const { early, stores, backend } = openVisit()
    const count = backend.listings.countActive('ayse')
    const view = backend.listingStats.countView('civic')
    await Promise.resolve()
    expect(early).not.toHaveBeenCalled()
    backend.endFirstView()
    expect(await count).toEqual(ok(0))
    expect(await view).toEqual(ok(undefined))
    expect(stores).not.toHaveBeenCalled()
  })

  it('is a list of favourites', async () => {
    const { stores, backend } = openVisit()
    await backend.auth.signIn(ayse.email, ayse.password)
    const favourites = backend.favourites.list('ayse')
    await backend.listings.newest(10)
    expect(stores).not.toHaveBeenCalled()
    backend.endFirstView()
    expect(await favourites).toEqual(ok([]))
    expect(stores).toHaveBeenCalledOnce()
  })

  it('is not requested for a member who has signed out by then', async () => {
    const { backend } = openVisit()
    await backend.auth.signIn(ayse.email, ayse.password)
    const favourites = backend.favourites.list('ayse')
    await backend.auth.signOut()
    backend.endFirstView()
    expect(await favourites).toMatchObject({ error: { kind: 'unauthenticated' } })
  })
})

describe('a listing that the client may not read, since it has no user yet', () => {
  const unavailable = err(appError('unavailable', 'no network'))
  const denied = err(appError('permission-denied', 'It is held back'))
  const held = ok(aListing({ id: 'held', status: 'held' }))

  it.each([
    ['exists for its author', held, held],
    ['does not exist for anyone else', denied, ok(undefined)],
    ['may exist when there is no answer', unavailable, unavailable],
  ])('%s', async (_, asUser, shown) => {
    const storesWith = (byId: ListingsPort['byId']) => async () => {
      const stores = inMemory()
      return { ...stores, listings: { ...stores.listings, byId } }
    }
    const backend = openBackend({
      early: storesWith(async () => denied),
      stores: storesWith(async () => asUser),
    })
    expect(await backend.listings.byId('held')).toEqual(shown)
  })
})

it('connects Auth again after reconnecting', async () => {
  const auth = vi.fn(async () => createMemoryAuth([]))
  auth.mockRejectedValueOnce(new Error('Loading chunk auth failed'))
  const backend = openBackend({ auth })
  const user = vi.fn()
  backend.auth.onUserChange(user)
  await backend.connectAuth()
  expect(user).not.toHaveBeenCalled()
  connectivity.set(false)
  connectivity.set(true)
  await expect.poll(() => user).toHaveBeenCalledOnce()
})

const profile = aProfile({ id: 'ayse' })

type Backend = ReturnType<typeof lazyBackend>

const ends = [
  ['signing out', ({ auth }: Backend) => auth.signOut()],
  ['deleting the account', ({ auth }: Backend) => auth.deleteAccount({ password: ayse.password })],
] as const

const startedBySignedOut = `
  listings.newest listings.search listings.count listings.bySeller listings.countBySeller listings.countActive
  listings.countByPlace listings.byId listingStats.countView listingStats.byId pictures.read
  favouriteAlerts.isOn savedSearches.list pushSubscriptions.chosen
  pushSubscriptions.list profiles.byId exchangeRates.latest moderation.followQueue moderation.byId moderation.details
  moderation.decided moderation.findUsers notices.list ownRecords.read releaseVisits.read ownListings.list`

afterEach(() => {
  vi.useRealTimers()
})

/** A signed-in user whose profile is saved once `answer` is called. */
async function open() {
  const stores = inMemory()
  let answer = () => {}
  const save = vi.spyOn(stores.profiles, 'save').mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(ok(undefined))
      }),
  )
  const auth = createMemoryAuth([ayse])
  const backend = openBackend({ stores: async () => stores, auth: async () => auth })
  await backend.auth.signIn(ayse.email, ayse.password)
  const user = vi.fn()
  backend.auth.onUserChange((account) => user(account?.uid))
  return { backend, stores, save, user, answer: () => answer() }
}

describe.each(ends)('%s', (_what, end) => {
  it('waits for a write in progress', async () => {
    const { backend, save, user, answer } = await open()
    const saved = backend.profiles.save(profile)
    await expect.poll(() => save.mock.calls).toHaveLength(1)
    const ended = end(backend)
    // Anything else that the user does now comes back later than an end that does not wait.
    await backend.auth.role()
    expect(user.mock.lastCall).toEqual(['ayse'])
    answer()
    expect(await ended).toEqual(ok(undefined))
    expect(await saved).toEqual(ok(undefined))
    expect(user.mock.lastCall).toEqual([undefined])
  })

  it('does not wait for long', async () => {
    const { backend, save, user } = await open()
    void backend.profiles.save(profile)
    await expect.poll(() => save.mock.calls).toHaveLength(1)
    vi.useFakeTimers()
    const ended = end(backend)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await ended).toEqual(ok(undefined))
    expect(user.mock.lastCall).toEqual([undefined])
  })

  it('starts no write during it or afterwards', async () => {
    const { backend, save, answer } = await open()
    void backend.profiles.save(profile)
    await expect.poll(() => save.mock.calls).toHaveLength(1)
    const ended = end(backend)
    const during = await backend.profiles.save(profile)
    answer()
    await ended
    for (const refused of [during, await backend.profiles.save(profile)]) {
      expect(refused).toMatchObject({ error: { kind: 'unauthenticated' } })
    }
    expect(save).toHaveBeenCalledOnce()
  })
})

it('writes are possible again when an account could not be deleted, or after signing in', async () => {
  const { backend, stores } = await open()
  await backend.auth.deleteAccount({ password: 'a guess' })
  expect(await backend.favouriteAlerts.set('ayse', { isOn: true, language: 'en' })).toMatchObject(
    ok(undefined),
  )
  await backend.auth.signOut()
  await backend.auth.signIn(ayse.email, ayse.password)
  expect(await backend.profiles.create(profile)).toMatchObject({ ok: true })
  expect(await stores.profiles.byId('ayse')).toMatchObject({ value: profile })
})

it('starts only reads of pages, and the count of a view, while no user is signed in', async () => {
  const stores = inMemory()
  const desk = deskInMemory()
  const started: string[] = []
  for (const [name, port] of Object.entries({ ...stores, ...desk })) {
    for (const method of Object.keys(port)) {
      const start = async () => {
        started.push(`${name}.${method}`)
        return ok(undefined)
      }
      Object.assign(port, { [method]: start })
    }
  }
  const { auth: _auth, ...backend } = openBackend({
    early: async () => stores,
    stores: async () => stores,
    desk: async () => desk,
  })
  backend.endFirstView()
  await backend.connectAuth()
  const methods = Object.values(backend).flatMap((port) => Object.values<unknown>({ ...port }))
  const outcomes = methods.map((method) =>
    typeof method === 'function' ? Reflect.apply(method, undefined, [{}]) : undefined,
  )
  await Promise.all(outcomes.map((outcome) => outcome?.done ?? outcome))
  expect(new Set(started)).toEqual(new Set(startedBySignedOut.trim().split(/\s+/)))
})

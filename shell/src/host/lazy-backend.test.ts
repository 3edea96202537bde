import { ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryAuth } from '@adamarket/shared/memory/memory-auth.ts'
import { createMemoryFavourites } from '@adamarket/shared/memory/memory-favourites.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryPictures } from '@adamarket/shared/memory/memory-pictures.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { createMemoryReports } from '@adamarket/shared/memory/memory-reports.ts'
import { expect, it, vi } from 'vitest'

import { lazyBackend } from '#host/lazy-backend.ts'

function inMemory() {
  const listings = createMemoryListings([])
  return {
    listings,
    profiles: createMemoryProfiles([]),
    ownListings: listings.own,
    pictures: createMemoryPictures(),
    favourites: createMemoryFavourites(),
    reports: createMemoryReports(),
  }
}

it('brings the whole client for favourites only once the first view is over', async () => {
  const { listings, profiles } = inMemory()
  const stores = vi.fn(async () => inMemory())
  const backend = lazyBackend({
    early: async () => ({ listings, profiles }),
    stores,
    auth: async () => createMemoryAuth([]),
  })
  const listing = backend.favourites.list('ayse')
  await backend.listings.newest(10)
  expect(stores).not.toHaveBeenCalled()
  await backend.takeOver()
  expect(await listing).toEqual(ok([]))
})

it('asks who is here again once there is a connection', async () => {
  const auth = vi.fn(async () => createMemoryAuth([]))
  auth.mockRejectedValueOnce(new Error('Loading chunk auth failed'))
  const backend = lazyBackend({
    early: () => new Promise(() => undefined),
    stores: () => new Promise(() => undefined),
    auth,
  })
  const user = vi.fn()
  backend.auth.onUserChange(user)
  await backend.askWhoIsHere()
  expect(user).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(user).toHaveBeenCalledOnce())
})

it('makes one client of the collections, also when who is here had to be asked for twice', async () => {
  const stores = vi.fn(async () => inMemory())
  const auth = vi.fn(async () => createMemoryAuth([]))
  auth.mockRejectedValueOnce(new Error('Loading chunk auth failed'))
  const backend = lazyBackend({ early: async () => inMemory(), stores, auth })
  await backend.takeOver()
  expect(await backend.favourites.list('ayse')).toEqual(ok([]))
  expect(auth).toHaveBeenCalledTimes(2)
  expect(stores).toHaveBeenCalledOnce()
})

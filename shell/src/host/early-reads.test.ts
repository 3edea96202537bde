import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryExchangeRates } from '@adamarket/shared/memory/memory-exchange-rates.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ReadStores } from './early-reads.ts'
import { createEarlyReads } from './early-reads.ts'
import { lazy } from './lazy.ts'

type Answer = Result<readonly Listing[], AppError>
type Found = Result<Listing | undefined, AppError>

const byLite = ok([aListing({ id: 'by-lite' })])
const byFull = ok([aListing({ id: 'by-full' })])
const unavailable = err({ kind: 'unavailable', cause: 'no network' } as const)
const denied = err({ kind: 'permission-denied', cause: 'It is held back' } as const)

let connectivity = createMemoryConnectivity()

beforeEach(() => {
  vi.useFakeTimers()
  connectivity = createMemoryConnectivity()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A client whose newest listings the test controls. */
function aClient(newest: () => Promise<Answer>) {
  const asked = vi.fn(newest)
  const reads: ReadStores = {
    listings: { ...createMemoryListings([]), newest: asked },
    profiles: createMemoryProfiles([]),
    exchangeRates: createMemoryExchangeRates(),
  }
  return { asked, client: lazy(async () => reads) }
}

/** A client in which the test controls what a listing is. */
function aClientWith(byId: () => Promise<Found>) {
  return lazy<ReadStores>(async () => ({
    listings: { ...createMemoryListings([]), byId },
    profiles: createMemoryProfiles([]),
    exchangeRates: createMemoryExchangeRates(),
  }))
}

const never = () => new Promise<never>(() => undefined)

it('uses only the lite client until the full one is loaded', async () => {
  const lite = aClient(async () => byLite)
  const full = aClient(async () => byFull)
  const { listings, switchToFullClient } = createEarlyReads(lite.client, full.client, connectivity)

  expect(await listings.newest(10)).toEqual(byLite)
  expect(full.asked).not.toHaveBeenCalled()

  await switchToFullClient()
  expect(full.asked, 'what was read is read once more, to be kept').toHaveBeenCalledOnce()
  expect(full.asked).toHaveBeenCalledWith(10)

  expect(await listings.newest(10)).toEqual(byFull)
  expect(lite.asked).toHaveBeenCalledOnce()
  await switchToFullClient()
  expect(full.asked, 'and not again').toHaveBeenCalledTimes(2)
})

it('also caches what the lite client is still reading when the full one is loaded', async () => {
  const lite = aClient(() => new Promise((resolve) => setTimeout(() => resolve(byLite), 1_000)))
  const full = aClient(async () => byFull)
  const { listings, switchToFullClient } = createEarlyReads(lite.client, full.client, connectivity)
  const reading = listings.newest(10)
  const switching = switchToFullClient()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await reading).toEqual(byLite)
  await switching
  expect(full.asked).toHaveBeenCalledOnce()
})

it('uses the full client, which has the cache, while offline', async () => {
  connectivity.set(false)
  const lite = aClient(async () => byLite)
  const full = aClient(async () => byFull)
  const { listings } = createEarlyReads(lite.client, full.client, connectivity)

  expect(await listings.newest(10)).toEqual(byFull)
  expect(lite.asked).not.toHaveBeenCalled()
})

it('uses the full client when the lite one fails', async () => {
  const lite = aClient(async () => unavailable)
  const full = aClient(async () => byFull)
  const { listings } = createEarlyReads(lite.client, full.client, connectivity)
  expect(await listings.newest(10)).toEqual(byFull)
})

describe('a listing that the lite client may not read, since it has no user yet', () => {
  const held = ok(aListing({ id: 'held', status: 'held' }))

  it.each([
    ['is there for its author', held, held],
    ['does not exist for anyone else', denied, ok(undefined)],
    ['may exist when the full client has no answer', unavailable, unavailable],
  ])('%s', async (_, full, shown) => {
    for (const delayMs of [0, 7_000]) {
      const refuse = async () => {
        await new Promise((resolve) => setTimeout(resolve, delayMs))
        return denied
      }
      const clients = [aClientWith(refuse), aClientWith(async () => full)] as const
      const reading = createEarlyReads(...clients, connectivity).listings.byId('held')
      await vi.advanceTimersByTimeAsync(delayMs)
      expect(await reading).toEqual(shown)
    }
  })
})

it('uses the full client when the code of the lite one fails to load', async () => {
  const full = aClient(async () => byFull)
  const lite = lazy<ReadStores>(async () => {
    throw new Error('Loading chunk early failed')
  })
  const { listings } = createEarlyReads(lite, full.client, connectivity)
  expect(await listings.newest(10)).toEqual(byFull)
})

it('uses both clients when the lite one is slow, and waits for one that has an answer', async () => {
  const lite = aClient(never)
  const full = aClient(async () => byFull)
  const { listings } = createEarlyReads(lite.client, full.client, connectivity)
  const reading = listings.newest(10)
  await vi.advanceTimersByTimeAsync(5_900)
  expect(full.asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await reading).toEqual(byFull)
})

it('waits for the lite client when the full one has no answer', async () => {
  const lite = aClient(() => new Promise((resolve) => setTimeout(() => resolve(byLite), 9_000)))
  const full = aClient(
    () => new Promise((resolve) => setTimeout(() => resolve(unavailable), 9_000)),
  )
  const { listings, settled } = createEarlyReads(lite.client, full.client, connectivity)
  const reading = listings.newest(10)
  const isSettled = vi.fn()
  void settled().then(isSettled)
  await vi.advanceTimersByTimeAsync(8_900)
  expect(isSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await reading).toEqual(byLite)
  expect(isSettled).toHaveBeenCalledOnce()
})

it('fails like the full client when neither has an answer', async () => {
  const lite = aClient(async () => unavailable)
  const full = lazy<ReadStores>(async () => {
    throw new Error('Loading chunk firebase failed')
  })
  const { listings, switchToFullClient } = createEarlyReads(lite.client, full, connectivity)
  expect(await listings.newest(10)).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
  await expect(switchToFullClient()).resolves.toBeUndefined()
})

it('loads the full client again after reconnecting, and caches what was read meanwhile', async () => {
  const lite = aClient(async () => byLite)
  const { asked, client } = aClient(async () => byFull)
  const connect = vi.fn(client.get)
  connect.mockRejectedValueOnce(new Error('Loading chunk firebase failed'))
  const { listings, switchToFullClient } = createEarlyReads(
    lite.client,
    lazy(connect),
    connectivity,
  )
  await listings.newest(10)
  await switchToFullClient()
  expect(asked).not.toHaveBeenCalled()
  connectivity.set(false)
  connectivity.set(true)
  await expect.poll(() => asked).toHaveBeenCalledOnce()
})

it('checks the connection before the full client replaces one that failed', async () => {
  const lite = aClient(async () => unavailable)
  const full = aClient(async () => byFull)
  const check = vi.fn(async () => {
    expect(full.asked).not.toHaveBeenCalled()
    return true
  })
  const { listings } = createEarlyReads(lite.client, full.client, { ...connectivity, check })
  await listings.newest(10)
  expect(check).toHaveBeenCalled()
  expect(full.asked).toHaveBeenCalledOnce()
})

describe('once the full client is loaded', () => {
  it('uses the lite one when the full one hangs, and then both until the full one answers', async () => {
    const lite = aClient(async () => byLite)
    const full = aClient(
      () => new Promise((resolve) => setTimeout(() => resolve(unavailable), 12_000)),
    )
    const { listings, switchToFullClient } = createEarlyReads(
      lite.client,
      full.client,
      connectivity,
    )
    await switchToFullClient()
    const first = listings.newest(10)
    await vi.advanceTimersByTimeAsync(5_900)
    expect(lite.asked).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(await first).toEqual(byLite)

    await vi.advanceTimersByTimeAsync(6_000)
    const second = listings.newest(10)
    await vi.advanceTimersByTimeAsync(0)
    expect(await second).toEqual(byLite)
  })

  it('accepts a denied read as an answer', async () => {
    const lite = aClient(async () => byLite)
    const full = aClient(async () => denied)
    const { listings, switchToFullClient } = createEarlyReads(
      lite.client,
      full.client,
      connectivity,
    )
    await switchToFullClient()
    expect(await listings.newest(10)).toEqual(denied)
    expect(lite.asked).not.toHaveBeenCalled()
  })
})

import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryListings } from '@adamarket/shared/memory/memory-listings.ts'
import { createMemoryProfiles } from '@adamarket/shared/memory/memory-profiles.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { Reads } from '#host/early-reads.ts'
import { createEarlyReads } from '#host/early-reads.ts'
import { lazy } from '#host/lazy.ts'

type Answer = Result<readonly Listing[], AppError>

const bySmall = ok([aListing({ id: 'by-small' })])
const byWhole = ok([aListing({ id: 'by-whole' })])
const unavailable = err({ kind: 'unavailable', cause: 'no network' } as const)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A client whose newest listings a test decides on. */
function aClient(newest: () => Promise<Answer>) {
  const asked = vi.fn(newest)
  const reads: Reads = {
    listings: { ...createMemoryListings([]), newest: asked },
    profiles: createMemoryProfiles([]),
  }
  return { asked, client: lazy(async () => reads) }
}

const never = () => new Promise<never>(() => undefined)

it('is answered by the small client alone, until the whole one takes over', async () => {
  const small = aClient(async () => bySmall)
  const whole = aClient(async () => byWhole)
  const { listings, takeOver } = createEarlyReads(small.client, whole.client)

  expect(await listings.newest(10)).toEqual(bySmall)
  expect(whole.asked).not.toHaveBeenCalled()

  await takeOver()
  expect(whole.asked, 'what was read is read once more, to be kept').toHaveBeenCalledOnce()
  expect(whole.asked).toHaveBeenCalledWith(10)

  expect(await listings.newest(10)).toEqual(byWhole)
  expect(small.asked).toHaveBeenCalledOnce()
  await takeOver()
  expect(whole.asked, 'and not again').toHaveBeenCalledTimes(2)
})

it('keeps what is still being read when the whole one takes over', async () => {
  const small = aClient(() => new Promise((resolve) => setTimeout(() => resolve(bySmall), 1_000)))
  const whole = aClient(async () => byWhole)
  const { listings, takeOver } = createEarlyReads(small.client, whole.client)
  const reading = listings.newest(10)
  const takingOver = takeOver()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await reading).toEqual(bySmall)
  await takingOver
  expect(whole.asked).toHaveBeenCalledOnce()
})

it('asks the device at once when there is no connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const small = aClient(async () => bySmall)
  const whole = aClient(async () => byWhole)
  const { listings } = createEarlyReads(small.client, whole.client)

  expect(await listings.newest(10)).toEqual(byWhole)
  expect(small.asked).not.toHaveBeenCalled()
})

it('takes the word of the whole client where the small one fails', async () => {
  const small = aClient(async () => unavailable)
  const whole = aClient(async () => byWhole)
  const { listings } = createEarlyReads(small.client, whole.client)
  expect(await listings.newest(10)).toEqual(byWhole)
})

it('does so too where the code of the small one does not come', async () => {
  const whole = aClient(async () => byWhole)
  const small = lazy<Reads>(async () => {
    throw new Error('Loading chunk early failed')
  })
  const { listings } = createEarlyReads(small, whole.client)
  expect(await listings.newest(10)).toEqual(byWhole)
})

it('asks both when the small one takes long, and waits for one that knows', async () => {
  const small = aClient(never)
  const whole = aClient(async () => byWhole)
  const { listings } = createEarlyReads(small.client, whole.client)
  const reading = listings.newest(10)
  await vi.advanceTimersByTimeAsync(5_900)
  expect(whole.asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await reading).toEqual(byWhole)
})

it('waits for the small one when the whole one knows nothing', async () => {
  const small = aClient(() => new Promise((resolve) => setTimeout(() => resolve(bySmall), 9_000)))
  const whole = aClient(
    () => new Promise((resolve) => setTimeout(() => resolve(unavailable), 9_000)),
  )
  const { listings, settled } = createEarlyReads(small.client, whole.client)
  const reading = listings.newest(10)
  const isSettled = vi.fn()
  void settled().then(isSettled)
  await vi.advanceTimersByTimeAsync(8_900)
  expect(isSettled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(await reading).toEqual(bySmall)
  expect(isSettled).toHaveBeenCalledOnce()
})

it('fails as the whole client does when neither has an answer', async () => {
  const small = aClient(async () => unavailable)
  const whole = lazy<Reads>(async () => {
    throw new Error('Loading chunk firebase failed')
  })
  const { listings, takeOver } = createEarlyReads(small.client, whole)
  expect(await listings.newest(10)).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
  await expect(takeOver()).resolves.toBeUndefined()
})

it('asks for the whole client again once there is a connection, and keeps what was read meanwhile', async () => {
  const small = aClient(async () => bySmall)
  const { asked, client } = aClient(async () => byWhole)
  const connect = vi.fn(client.get)
  connect.mockRejectedValueOnce(new Error('Loading chunk firebase failed'))
  const { listings, takeOver } = createEarlyReads(small.client, lazy(connect))
  await listings.newest(10)
  await takeOver()
  expect(asked).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
})

import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Read } from './network-first.ts'
import { createNetworkFirst } from './network-first.ts'

const unavailable = () => err(appError('unavailable', new Error('no network')))
const denied = () => err(appError('permission-denied', new Error('withheld')))

const connectivity = createMemoryConnectivity()
const report = vi.fn()
let database: IDBFactory

beforeEach(() => {
  // Its database stays open.
  vi.resetModules()
  database = new IDBFactory()
  vi.stubGlobal('indexedDB', database)
  connectivity.set(true)
  report.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What a page stores, and a read whose answers the test gives. */
function openPage(afterFirstView = (callback: () => void) => callback()) {
  const network = createNetworkFirst(connectivity, afterFirstView, report)
  const answer = vi.fn<Read<[id: string], string | undefined>>(async () => ok('Civic'))
  return { network, answer, read: network.cached('byId', answer) }
}

describe('an answer of the device', () => {
  it('is what the network answered last, once nothing gets through', async () => {
    const { read, answer } = openPage()
    await read('civic')
    answer.mockResolvedValueOnce(ok('Honda Civic'))
    await read('civic')
    answer.mockImplementation(async () => unavailable())
    await expect.poll(() => read('civic')).toEqual(ok('Honda Civic'))
    expect(await read('desk')).toMatchObject({ error: { kind: 'unavailable' } })
  })

  it('comes without a request while the site is offline', async () => {
    const { read, answer } = openPage()
    await read('civic')
    answer.mockImplementation(async () => unavailable())
    await expect.poll(() => read('civic')).toEqual(ok('Civic'))
    answer.mockClear()
    connectivity.set(false)
    expect(await read('civic')).toEqual(ok('Civic'))
    expect(answer).not.toHaveBeenCalled()
  })

  it('also comes from another page', async () => {
    await openPage().read('civic')
    const { read, answer } = openPage()
    answer.mockImplementation(async () => unavailable())
    await expect.poll(() => read('civic')).toEqual(ok('Civic'))
  })

  it.each([
    ['the document does not exist any more', () => ok(undefined)],
    ['the user may not read it any more', denied],
  ])('is gone when the network has answered that %s', async (_, last) => {
    const { read, answer } = openPage()
    await read('civic')
    answer.mockImplementationOnce(async () => last())
    await read('civic')
    answer.mockImplementation(async () => unavailable())
    await expect.poll(() => read('civic')).toMatchObject({ error: { kind: 'unavailable' } })
  })

  it('may be found in what other reads have stored', async () => {
    const { network } = openPage()
    const civic = aListing({ id: 'civic' })
    const desk = aListing({ id: 'desk' })
    network.store('newest', [10], [civic])
    network.store('search', ['desk'], { listings: [desk] })
    network.store('rates', [], { asOf: '2026-12-24' })
    const read = network.cached(
      'byId',
      async (_id: string): Promise<Result<Listing | undefined, AppError>> => unavailable(),
      (cache, id) => cache.findListing(id),
    )
    await expect.poll(() => read('civic')).toEqual(ok(civic))
    await expect.poll(() => read('desk')).toEqual(ok(desk))
    expect(await read('sofa')).toMatchObject({ error: { kind: 'unavailable' } })
  })
})

describe('another user', () => {
  it('gets nothing that the previous user has read, or is still reading', async () => {
    const { network, read, answer } = openPage()
    network.setUser('ayse')
    await read('civic')
    let finish = () => {}
    answer.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(ok('Her desk'))
        }),
    )
    answer.mockImplementation(async () => unavailable())
    const reading = read('desk')
    network.setUser(undefined)
    await expect.poll(() => read('civic')).toMatchObject({ ok: false })
    finish()
    await reading
    // Written after what the late read would have written.
    network.store('byId', ['sofa'], 'Sofa')
    await expect.poll(() => read('sofa')).toEqual(ok('Sofa'))
    expect(await read('desk')).toMatchObject({ ok: false })
  })
})

it('writes nothing before the first view is over', async () => {
  const open = vi.spyOn(database, 'open')
  const waiting: (() => void)[] = []
  const { read } = openPage((callback) => waiting.push(callback))
  expect(await read('civic')).toEqual(ok('Civic'))
  expect(open).not.toHaveBeenCalled()
  for (const callback of waiting) callback()
  await expect.poll(() => open.mock.calls.length).toBeGreaterThan(0)
})

describe('a store whose code could not be loaded', () => {
  const failing = () => {
    vi.doMock('./read-cache.ts', () => {
      throw new Error('Loading chunk failed')
    })
    return openPage()
  }
  afterEach(() => vi.doUnmock('./read-cache.ts'))

  it('is not reported while the network is down, over which the code comes', async () => {
    const { read, answer } = failing()
    answer.mockImplementation(async () => unavailable())
    connectivity.set(false)
    expect(await read('civic')).toMatchObject({ error: { kind: 'unavailable' } })
    expect(report).not.toHaveBeenCalled()
  })

  it('is reported while the site can be reached', async () => {
    const { read } = failing()
    expect(await read('civic')).toEqual(ok('Civic'))
    await expect.poll(() => report.mock.calls.length).toBe(1)
  })
})

describe('a device that stores nothing', () => {
  it.each([
    ['blocks site data', () => vi.spyOn(database, 'open'), 'SecurityError'],
    ['is full', () => vi.spyOn(IDBObjectStore.prototype, 'put'), 'QuotaExceededError'],
  ])('is reported once, and changes nothing: it %s', async (_, spyOn, name) => {
    const spy = spyOn().mockThrow(new DOMException('No', name))
    const { read, answer } = openPage()
    expect(await read('civic')).toEqual(ok('Civic'))
    answer.mockImplementation(async () => unavailable())
    expect(await read('civic')).toMatchObject({ error: { kind: 'unavailable' } })
    expect(report).toHaveBeenCalledExactlyOnceWith({
      what: 'Documents cannot be stored on this device',
      cause: expect.objectContaining({ name }),
    })
    spy.mockRestore()
  })

  it('delays a page by at most two seconds when its database never answers', async () => {
    const { open } = database
    const opening = vi
      .spyOn(database, 'open')
      .mockImplementation(() =>
        Object.defineProperty(open.call(database, 'another'), 'onsuccess', { set: () => {} }),
      )
    const { read, answer } = openPage()
    // The code is loaded in real time.
    await read('desk')
    await expect.poll(() => opening.mock.calls.length).toBe(1)
    answer.mockImplementation(async () => unavailable())
    vi.useFakeTimers()
    const reading = read('civic')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await reading).toMatchObject({ error: { kind: 'unavailable' } })
    expect(report).toHaveBeenCalledOnce()
  })
})

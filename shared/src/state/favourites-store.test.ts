import type { Mock } from 'vitest'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import type { Favourite } from '#domain/user/favourite.ts'
import { maxFavourites } from '#domain/user/favourite.ts'
import type { FavouritesPort } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import type { Account } from '#domain/user/session.ts'
import { createMemoryFavourites } from '#memory/memory-favourites.ts'
import { aListing } from '#testing/a-listing.ts'
import { memoryStorage } from '#testing/memory-storage.ts'

import type { TabsChannel } from './follow-tabs.ts'
import type { FavouritesStore } from './favourites-store.ts'
import { createFavouritesStore } from './favourites-store.ts'
import { createSessionStore } from './session-store.ts'

const ayse: Account = {
  uid: 'ayse',
  email: 'ayse@example.com',
  isEmailVerified: true,
  signInMethods: ['password'],
}
const boat = aListing({ id: 'boat', title: 'A boat' })
const chair = aListing({ id: 'chair', title: 'A chair' })
const offline = err(appError('unavailable', new Error('offline')))

let storage: Storage
let port: FavouritesPort
let report: Mock<Report>
let onAdded: Mock<(favourites: readonly Favourite[]) => void>
let tell: (account: Account | undefined) => void

beforeEach(() => {
  storage = memoryStorage()
  port = createMemoryFavourites()
  report = vi.fn<Report>()
  onAdded = vi.fn<(favourites: readonly Favourite[]) => void>()
})

/** Channels of two tabs, as a browser passes on messages between them. */
function twoTabs(): readonly [TabsChannel, TabsChannel] {
  const [one, other] = [
    new Set<(message: unknown) => void>(),
    new Set<(message: unknown) => void>(),
  ]
  const channel = (own: typeof one, others: typeof one): TabsChannel => ({
    tell: (message) => {
      for (const callback of others) callback(structuredClone(message))
    },
    follow: (callback) => own.add(callback),
  })
  return [channel(one, other), channel(other, one)]
}

function createStore(tabs?: TabsChannel): FavouritesStore {
  const session = createSessionStore(memoryStorage(), {
    onUserChange: (callback) => {
      tell = callback
      return () => undefined
    },
  })
  return createFavouritesStore({ storage, session, port, report, onAdded, ...(tabs && { tabs }) })
}

async function signedIn(tabs?: TabsChannel): Promise<FavouritesStore> {
  const store = createStore(tabs)
  tell(ayse)
  await ready(store)
  return store
}

async function ready(store: FavouritesStore) {
  await expect.poll(() => store.getState().status).toBe('ready')
}

function shown(store: FavouritesStore): readonly string[] {
  return store.getState().favourites.map(({ listingId }) => listingId)
}

async function inAccount(uid = 'ayse'): Promise<readonly string[]> {
  const listed = await port.list(uid)
  return listed.ok ? listed.value.map(({ listingId }) => listingId) : []
}

function aFavourite(listingId: string): Favourite {
  const { title, price, currency } = aListing()
  return { listingId, addedAt: '2026-07-04T10:00:00.000Z', title, price, currency }
}

/** A pending answer, and the function that resolves it. */
function later<Answer = Result<undefined, AppError>>() {
  let answer: (value: Answer) => void = () => undefined
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  return { promise, answer: (value: Answer) => answer(value) }
}

describe('favourites while signed out', () => {
  it('are stored on this device, the last added first, and survive a reload', async () => {
    const store = createStore()
    expect(await store.getState().toggle(boat)).toEqual(ok(undefined))
    await store.getState().toggle(chair)
    expect(shown(store)).toEqual(['chair', 'boat'])
    expect(shown(createStore())).toEqual(['chair', 'boat'])
    await store.getState().toggle(chair)
    expect(shown(createStore())).toEqual(['boat'])
  })

  it('include those added in another tab', async () => {
    const [one, other] = [createStore(), createStore()]
    await one.getState().toggle(boat)
    await other.getState().toggle(chair)
    expect(shown(createStore())).toEqual(['chair', 'boat'])
  })

  it.each(['', 'no JSON', '{}', '[{"listingId":"boat"}]', '[{"listingId":""}]'])(
    'ignore %j in storage, which is not a list of favourites',
    async (stored) => {
      storage.setItem('favourites', stored)
      const store = createStore()
      expect(shown(store)).toEqual([])
      await store.getState().toggle(boat)
      expect(shown(createStore())).toEqual(['boat'])
    },
  )

  it('last as long as the page where storage is forbidden', async () => {
    storage = memoryStorage({ isForbidden: true })
    const store = createStore()
    await store.getState().toggle(boat)
    await store.getState().toggle(chair)
    expect(shown(store)).toEqual(['chair', 'boat'])
    await store.getState().toggle(boat)
    expect(shown(store)).toEqual(['chair'])
  })

  it('are limited in number; a full list still allows removing one', async () => {
    const full = Array.from({ length: maxFavourites }, (_, index) => aFavourite(`full-${index}`))
    storage.setItem('favourites', JSON.stringify(full))
    const store = createStore()
    expect(await store.getState().toggle(boat)).toMatchObject({ error: { kind: 'throttled' } })
    expect(shown(store)).toHaveLength(maxFavourites)
    expect(await store.getState().toggle(aListing({ id: 'full-7' }))).toEqual(ok(undefined))
    expect(shown(store)).toHaveLength(maxFavourites - 1)
  })
})

describe('favourites in several tabs', () => {
  const tellOthers = () => window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' }))

  it('follow what a visitor changes in another tab', async () => {
    const [one, other] = [createStore(), createStore()]
    await one.getState().toggle(boat, false)
    tellOthers()
    expect(shown(other)).toEqual(['boat'])
    await one.getState().toggle(boat, true)
    tellOthers()
    expect(shown(other)).toEqual([])
  })

  it.each([
    ['are kept by a press on an empty heart that another tab has filled', false, ['boat']],
    ['stay removed by a press on a filled heart that another tab has emptied', true, []],
  ] as const)('%s', async (_what, wasFavourite, after) => {
    const stale = createStore()
    if (wasFavourite) await stale.getState().toggle(boat)
    await createStore().getState().toggle(boat, wasFavourite)
    expect(await stale.getState().toggle(boat, wasFavourite)).toEqual(ok(undefined))
    expect(shown(stale)).toEqual(after)
    expect(shown(createStore())).toEqual(after)
  })

  it('follow what a member changes in another tab, without reading the account again', async () => {
    const [here, there] = twoTabs()
    const one = await signedIn(here)
    const other = await signedIn(there)
    const list = vi.spyOn(port, 'list')
    await one.getState().toggle(boat, false)
    await one.getState().toggle(chair, false)
    expect(shown(other)).toEqual(['chair', 'boat'])
    await other.getState().toggle(boat, true)
    expect(shown(one)).toEqual(['chair'])
    expect(list).not.toHaveBeenCalled()
  })

  it.each([false, true])(
    'do as the pressed heart of a member shows without a word from another tab: it is filled: %s',
    async (wasFavourite) => {
      const stale = await signedIn()
      if (wasFavourite) await stale.getState().toggle(boat, false)
      await (await signedIn()).getState().toggle(boat, wasFavourite)
      expect(await stale.getState().toggle(boat, wasFavourite)).toEqual(ok(undefined))
      const after = wasFavourite ? [] : ['boat']
      expect(shown(stale)).toEqual(after)
      expect(await inAccount()).toEqual(after)
    },
  )

  it.each([
    ['another account', { uid: 'mehmet', listingId: 'boat', added: aFavourite('boat') }],
    ['another release', { uid: 'ayse', listingId: 'boat', added: { title: 'A boat' } }],
  ])('ignore what is told about %s', async (_what, message) => {
    const [here, there] = twoTabs()
    const store = await signedIn(here)
    there.tell(message)
    expect(shown(store)).toEqual([])
  })
})

describe('an added favourite', () => {
  it.each([
    ['a visitor', createStore],
    ['a member', signedIn],
  ])('of %s is passed on with the others, a removed one is not', async (_who, open) => {
    const store = await open()
    await store.getState().toggle(boat)
    await store.getState().toggle(chair)
    await store.getState().toggle(boat, true)
    expect(onAdded.mock.calls.map(([all]) => all.map(({ listingId }) => listingId))).toEqual([
      ['boat'],
      ['chair', 'boat'],
    ])
  })

  it('is not passed on when its write failed', async () => {
    const store = await signedIn()
    vi.spyOn(port, 'add').mockResolvedValueOnce(offline)
    await store.getState().toggle(boat)
    expect(onAdded).not.toHaveBeenCalled()
  })

  it('is not passed on while the account’s others are unknown', async () => {
    vi.spyOn(port, 'list').mockResolvedValue(offline)
    const store = createStore()
    tell(ayse)
    await expect.poll(() => store.getState().status).toBe('failed')
    expect(await store.getState().toggle(boat)).toEqual(ok(undefined))
    expect(onAdded).not.toHaveBeenCalled()
  })

  it('is passed on in the tab that added it, not in the others', async () => {
    const [here, there] = twoTabs()
    await signedIn(here)
    const other = await signedIn(there)
    await other.getState().toggle(boat, false)
    expect(onAdded).toHaveBeenCalledOnce()
  })
})

describe('leaving the page before the backend has answered', () => {
  it('loses no favourite, whatever the client says once its connection is closed', async () => {
    const store = await signedIn()
    const { promise, answer } = later()
    const add = vi.spyOn(port, 'add').mockReturnValueOnce(promise)
    const toggled = store.getState().toggle(boat)
    await expect.poll(() => add).toHaveBeenCalledOnce()
    window.dispatchEvent(new Event('pagehide'))
    answer(offline)
    expect(await toggled).toEqual(offline)
    expect(shown(await signedIn())).toEqual(['boat'])
    expect(await inAccount()).toEqual(['boat'])
  })

  it('reports a failure on a page that is shown again', async () => {
    const store = await signedIn()
    vi.spyOn(port, 'add').mockResolvedValueOnce(offline)
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    await store.getState().toggle(boat)
    expect(shown(store)).toEqual([])
    await expect.poll(() => storage.length).toBe(0)
    expect(shown(await signedIn())).toEqual([])
  })
})

describe('signing in', () => {
  it('moves the device’s favourites to the account and shows both', async () => {
    await port.add('ayse', aFavourite('old'))
    const store = createStore()
    await store.getState().toggle(boat)
    tell(ayse)
    await ready(store)
    expect(shown(store)).toEqual(['boat', 'old'])
    expect(await inAccount()).toEqual(['boat', 'old'])
    expect(storage.getItem('favourites')).toBeNull()
  })

  it('leaves favourites on the device that the account did not accept, and shows them', async () => {
    const store = createStore()
    await store.getState().toggle(boat)
    vi.spyOn(port, 'add').mockResolvedValueOnce(offline)
    tell(ayse)
    await ready(store)
    expect(shown(store)).toEqual(['boat'])
    expect(report).toHaveBeenCalledOnce()
    await store.getState().refresh()
    expect(await inAccount()).toEqual(['boat'])
    expect(storage.getItem('favourites')).toBeNull()
  })

  it('reads the account also after a move that has thrown, and moves them the next time', async () => {
    const store = createStore()
    await store.getState().toggle(boat)
    vi.spyOn(port, 'add').mockRejectedValueOnce(new Error('Bug'))
    tell(ayse)
    await ready(store)
    expect(shown(store)).toEqual(['boat'])
    expect(report).toHaveBeenCalledOnce()
    await store.getState().refresh()
    expect(await inAccount()).toEqual(['boat'])
  })

  it('drops favourites from the device whose listings are gone', async () => {
    const store = createStore()
    await store.getState().toggle(boat)
    vi.spyOn(port, 'add').mockResolvedValueOnce(err(appError('invalid', undefined)))
    tell(ayse)
    await ready(store)
    expect(shown(store)).toEqual([])
    expect(storage.getItem('favourites')).toBeNull()
    expect(report).not.toHaveBeenCalled()
  })

  it('does not restore a favourite that was removed before it could be moved', async () => {
    const store = createStore()
    await store.getState().toggle(boat)
    vi.spyOn(port, 'add').mockResolvedValueOnce(offline)
    tell(ayse)
    await ready(store)
    await store.getState().toggle(boat)
    await store.getState().refresh()
    expect(shown(store)).toEqual([])
    expect(await inAccount()).toEqual([])
  })

  it.each([
    ['unexpected', 1],
    ['unavailable', 0],
  ] as const)('says so when the account is %s: %i reports', async (kind, count) => {
    vi.spyOn(port, 'list').mockResolvedValueOnce(err(appError(kind, undefined)))
    const store = createStore()
    tell(ayse)
    await expect.poll(() => store.getState().status).toBe('failed')
    expect(report).toHaveBeenCalledTimes(count)
    await port.add('ayse', aFavourite('old'))
    await store.getState().refresh()
    expect(store.getState().status).toBe('ready')
    expect(shown(store)).toEqual(['old'])
  })

  it('loses nothing that is added while the account is read', async () => {
    const listed = later<Result<readonly Favourite[], AppError>>()
    vi.spyOn(port, 'list').mockReturnValueOnce(listed.promise)
    const store = createStore()
    tell(ayse)
    await expect.poll(() => port.list).toHaveBeenCalledOnce()
    await store.getState().toggle(boat)
    listed.answer(ok([]))
    await ready(store)
    expect(shown(store)).toEqual(['boat'])
  })
})

describe('favourites while signed in', () => {
  it('are stored in the account only', async () => {
    const store = await signedIn()
    await store.getState().toggle(boat)
    expect(await inAccount()).toEqual(['boat'])
    expect(storage.getItem('favourites')).toBeNull()
  })

  it('stay while the account is read again, and are then those of the account and those added since', async () => {
    const store = await signedIn()
    await store.getState().toggle(boat)
    const listed = later<Result<readonly Favourite[], AppError>>()
    const list = vi.spyOn(port, 'list').mockReturnValueOnce(listed.promise)
    const refreshed = store.getState().refresh()
    await expect.poll(() => list).toHaveBeenCalledOnce()
    expect(shown(store)).toEqual(['boat'])
    await store.getState().toggle(chair)
    // Another device has removed one, and added one.
    listed.answer(ok([aFavourite('lamp')]))
    await refreshed
    expect(shown(store)).toEqual(['chair', 'lamp'])
  })

  it('change at once, and change back when the write fails', async () => {
    const store = await signedIn()
    await store.getState().toggle(chair)
    const adding = later()
    vi.spyOn(port, 'add').mockReturnValueOnce(adding.promise)
    const toggled = store.getState().toggle(boat)
    expect(shown(store)).toEqual(['boat', 'chair'])
    adding.answer(offline)
    expect(await toggled).toEqual(offline)
    expect(shown(store)).toEqual(['chair'])

    vi.spyOn(port, 'remove').mockResolvedValueOnce(offline)
    expect(await store.getState().toggle(chair)).toEqual(offline)
    expect(shown(store)).toEqual(['chair'])
  })

  it('reach the account with the next visit when the page was left during the write', async () => {
    const store = await signedIn()
    const add = vi.spyOn(port, 'add').mockReturnValueOnce(later().promise)
    void store.getState().toggle(boat)
    await expect.poll(() => add).toHaveBeenCalledOnce()
    const nextVisit = await signedIn()
    expect(shown(nextVisit)).toEqual(['boat'])
    expect(await inAccount()).toEqual(['boat'])
    expect(storage.length).toBe(0)
  })

  it('that are pending for one account are not shown to another', async () => {
    const store = await signedIn()
    const adding = later()
    vi.spyOn(port, 'add').mockReturnValueOnce(adding.promise)
    void store.getState().toggle(boat)
    tell(undefined)
    expect(shown(store)).toEqual([])
    adding.answer(offline)
    tell({ ...ayse, uid: 'mehmet' })
    await ready(store)
    expect(await inAccount('mehmet')).toEqual([])
  })

  it('that were removed before they reached the account do not return', async () => {
    const before = await signedIn()
    vi.spyOn(port, 'add').mockReturnValueOnce(later().promise)
    void before.getState().toggle(boat)
    await expect.poll(() => port.add).toHaveBeenCalledOnce()
    vi.spyOn(port, 'add').mockResolvedValueOnce(offline)
    const store = createStore()
    tell(ayse)
    await ready(store)
    expect(shown(store)).toEqual(['boat'])
    await store.getState().toggle(boat)
    await store.getState().refresh()
    expect(shown(store)).toEqual([])
    expect(storage.length).toBe(0)
  })

  it('that the account refused are not retried', async () => {
    const store = await signedIn()
    vi.spyOn(port, 'add').mockResolvedValueOnce(err(appError('invalid', new Error('Gone'))))
    await store.getState().toggle(boat)
    expect(storage.length).toBe(0)
  })
})

describe('signing out', () => {
  it('removes the account’s favourites and shows the device’s', async () => {
    const store = await signedIn()
    await store.getState().toggle(boat)
    tell(undefined)
    expect(shown(store)).toEqual([])
    expect(store.getState().status).toBe('device')
  })

  it('shows the next account nothing of the previous one', async () => {
    const store = await signedIn()
    await store.getState().toggle(boat)
    tell({ ...ayse, uid: 'mehmet' })
    expect(shown(store)).toEqual([])
    await ready(store)
    expect(shown(store)).toEqual([])
    expect(await inAccount('mehmet')).toEqual([])
  })

  it('ignores a list that arrives too late', async () => {
    await port.add('ayse', aFavourite('old'))
    const listed = await port.list('ayse')
    const reading = later<typeof listed>()
    const list = vi.spyOn(port, 'list').mockReturnValueOnce(reading.promise)
    const store = createStore()
    tell(ayse)
    await expect.poll(() => list).toHaveBeenCalledOnce()
    tell(undefined)
    reading.answer(listed)
    await reading.promise
    expect(shown(store)).toEqual([])
    expect(store.getState().status).toBe('device')
  })
})

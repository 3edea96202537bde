import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { AppError } from '#domain/app-error.ts'
import type { Favourite } from '#domain/user/favourite.ts'
import { maxFavourites } from '#domain/user/favourite.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { FavouritesPort } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

import type { SessionStore } from './session-store.ts'
import type { StoredFavourites } from './stored-favourites.ts'
import { openFavourites, without } from './stored-favourites.ts'

export type FavouritesState = {
  /** The last added first: the device's while signed out, the account's once it has been read. */
  readonly favourites: readonly Favourite[]
  /** The state of the account's favourites: `device` while signed out. */
  readonly status: 'device' | 'reading' | 'ready' | 'failed'
  /**
   * Adds a listing, or removes it when it is there. Takes effect at once, and is undone when the write
   * fails. `throttled`: there are {@link maxFavourites} already.
   */
  readonly toggle: (listing: FavouriteSource) => Promise<Result<undefined, AppError>>
  /** Reads the account's favourites again. */
  readonly refresh: () => Promise<void>
}

type FavouriteSource = Pick<Listing, 'id' | 'title' | 'price' | 'currency'>

export type FavouritesStore = StoreApi<FavouritesState>

type Options = {
  readonly storage: Storage
  readonly session: SessionStore
  readonly port: FavouritesPort
  readonly report: Report
}

/**
 * The visitor's favourites: on this device while signed out, in the account while signed in. Signing in
 * moves the device's to the account; they stay on the device until the account has them. So do
 * favourites added while signed in, since the page may be left before the backend has answered.
 */
export function createFavouritesStore(options: Options): FavouritesStore {
  const { storage, session, port, report } = options
  const device = openFavourites(storage)
  const turns = createKeyedQueue()
  let moving: Promise<unknown> = Promise.resolve()
  /** Counts additions and removals, to detect that a list became outdated while it was read. */
  let changes = 0
  let isLeft = false
  if ('document' in globalThis) {
    window.addEventListener('pagehide', () => (isLeft = true))
    window.addEventListener('pageshow', () => (isLeft = false))
  }

  const store = createStore<FavouritesState>()((set, get) => ({
    favourites: [],
    status: 'device',
    toggle: async (listing) => {
      const uid = session.getState().user?.uid
      // Another tab may have changed the device's favourites.
      const before = uid === undefined ? device.read() : get().favourites
      const kept = before.find(({ listingId }) => listingId === listing.id)
      if (!kept && before.length >= maxFavourites) {
        return err({ kind: 'throttled', cause: new Error('There are too many favourites') })
      }
      const favourite = kept ?? favouriteOf(listing)
      const after = kept ? without(before, listing.id) : [favourite, ...before]
      set({ favourites: after })
      if (uid === undefined) {
        device.write(after)
        return ok(undefined)
      }
      changes += 1
      const underWay = openFavourites(storage, uid)
      if (!kept) underWay.write([favourite, ...without(underWay.read(), listing.id)])
      const { outcome, isLast } = await turns.take(listing.id, async () => {
        await moving
        if (!kept) {
          const added = await port.add(uid, favourite)
          // A page that is left loses its connection, which is no answer: the next page moves it to the account.
          if (added.ok || !isLeft) underWay.forget(listing.id)
          return added
        }
        const removed = await port.remove(uid, listing.id)
        // Otherwise the next attempt to move it would restore it.
        if (removed.ok) for (const { forget } of [device, underWay]) forget(listing.id)
        return removed
      })
      if (!outcome.ok && isLast && session.getState().user?.uid === uid) {
        const now = without(get().favourites, listing.id)
        set({ favourites: kept ? newestFirst([...now, favourite]) : now })
      }
      return outcome
    },
    refresh: async () => {
      const uid = session.getState().account?.uid
      if (uid === undefined) return
      const isStillTheirs = () => session.getState().account?.uid === uid
      set({ status: 'reading' })
      moving = moving.then(() =>
        isStillTheirs() ? moveToAccount(uid, device, options) : undefined,
      )
      await moving
      await turns.allTaken()
      const countBefore = changes
      const listed = await port.list(uid)
      if (!isStillTheirs()) return
      if (!listed.ok) {
        // A user who is signing out, here or in another tab, gets permission-denied. Without a connection there is no
        // answer, which the page says.
        if (!['permission-denied', 'unavailable'].includes(listed.error.kind)) {
          report({ what: 'The favourites could not be read', cause: listed.error.cause })
        }
        set({ status: 'failed' })
        return
      }
      if (changes !== countBefore) return await get().refresh()
      const onDevice = [...device.read(), ...openFavourites(storage, uid).read()]
      set({ favourites: merge(listed.value, onDevice), status: 'ready' })
    },
  }))

  // Not initially: a page is hydrated with the initial state, as a server rendered it.
  store.setState({ favourites: device.read() })
  session.subscribe(({ account, confirmed }, before) => {
    if (account?.uid === before.account?.uid && confirmed === before.confirmed) return
    if (account) {
      if (before.account) store.setState({ favourites: device.read() })
      void store.getState().refresh()
    } else if (confirmed) {
      store.setState({ favourites: device.read(), status: 'device' })
    }
  })
  return store
}

/** Runs the writes of one listing one after another, in the order of the calls. */
function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>()
  return {
    async take<Outcome>(id: string, act: () => Promise<Outcome>) {
      const turn = (last.get(id) ?? Promise.resolve()).then(act)
      last.set(id, turn)
      const outcome = await turn
      const isLast = last.get(id) === turn
      if (isLast) last.delete(id)
      return { outcome, isLast }
    },
    allTaken: () => Promise.all(last.values()),
  }
}

async function moveToAccount(
  uid: string,
  device: StoredFavourites,
  { storage, port, report }: Options,
): Promise<void> {
  const move = async (from: StoredFavourites) => {
    const before = from.read()
    if (before.length === 0) return
    const outcomes = await Promise.all(before.map((favourite) => port.add(uid, favourite)))
    const moved = before.filter((_, index) => isSettled(outcomes[index])).map((it) => it.listingId)
    from.write(from.read().filter(({ listingId }) => !moved.includes(listingId)))
    if (moved.length < before.length) {
      report({ what: 'Favourites could not be moved to the account', cause: outcomes })
    }
  }
  await Promise.all([move(device), move(openFavourites(storage, uid))])
}

/** A listing that is gone meanwhile will never be accepted: it does not stay on the device. */
function isSettled(outcome: Result<undefined, AppError> | undefined): boolean {
  return outcome !== undefined && (outcome.ok || outcome.error.kind === 'invalid')
}

function merge(
  inAccount: readonly Favourite[],
  onDevice: readonly Favourite[],
): readonly Favourite[] {
  const byId = new Map([...onDevice, ...inAccount].map((it) => [it.listingId, it]))
  return newestFirst([...byId.values()])
}

function newestFirst(favourites: readonly Favourite[]): readonly Favourite[] {
  return favourites.toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : -1))
}

function favouriteOf({ id, title, price, currency }: FavouriteSource): Favourite {
  return { listingId: id, addedAt: new Date().toISOString(), title, price, currency }
}

import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { AppError } from '#domain/app-error.ts'
import type { Favourite } from '#domain/user/favourite.ts'
import { maxFavourites } from '#domain/user/favourite.ts'
import type { FavouritesPort } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

import { createChanges } from './create-changes.ts'
import type { TabsChannel } from './follow-tabs.ts'
import { followStored } from './follow-tabs.ts'
import { moveToAccount } from './move-favourites.ts'
import type { SessionStore } from './session-store.ts'
import type { FavouriteChange, FavouriteSource } from './stored-favourites.ts'
import {
  favouriteChange,
  favouriteOf,
  merge,
  openFavourites,
  without,
} from './stored-favourites.ts'
import { watchLeaving } from './watch-leaving.ts'

export type FavouritesState = {
  /** The last added first: the device's while signed out, the account's once it has been read. */
  readonly favourites: readonly Favourite[]
  /** The state of the account's favourites: `device` while signed out. */
  readonly status: 'device' | 'reading' | 'ready' | 'failed'
  /**
   * Adds a listing, or removes it when the pressed button showed that it was a favourite, whatever another tab has done
   * since. Takes effect at once, and is undone when the write fails. `throttled`: there are {@link maxFavourites} already.
   */
  readonly toggle: (
    listing: FavouriteSource,
    wasFavourite?: boolean,
  ) => Promise<Result<undefined, AppError>>
  /** Reads the account's favourites again. */
  readonly refresh: () => Promise<void>
}

export type FavouritesStore = StoreApi<FavouritesState>
type Apply = (favourites: readonly Favourite[]) => readonly Favourite[]

type Options = {
  readonly storage: Storage
  readonly session: SessionStore
  readonly port: FavouritesPort
  readonly report: Report
  /** The other tabs, which show the same account. */
  readonly tabs?: TabsChannel
  /** Called with all favourites when the visitor has added one here. Not while those of the account are unknown. */
  readonly onAdded?: ((favourites: readonly Favourite[]) => void) | undefined
}

/**
 * The visitor's favourites: on this device while signed out, in the account while signed in. Signing in moves the device's
 * there; they stay until the account has them, as do those added while signed in: the page may be left before an answer.
 */
export function createFavouritesStore(options: Options): FavouritesStore {
  const { storage, session, port, report, tabs, onAdded } = options
  const device = openFavourites(storage)
  const pendingFor = (uid: string) => openFavourites(storage, uid)
  const changes = createChanges<readonly Favourite[]>()
  /** The favourites without the changes of this page. */
  let unchanged: readonly Favourite[] = []
  let moving: Promise<unknown> = Promise.resolve()
  const unlessLeft = watchLeaving()

  const show = () => store.setState({ favourites: changes.applyTo(unchanged) })
  const showDevice = () => {
    unchanged = device.read()
    changes.forget()
  }

  const addToAccount = async (uid: string, added: Favourite) => {
    const outcome = await port.add(uid, added)
    const forget = () => pendingFor(uid).forget(added.listingId)
    // Without an answer the page may be being left: the next one moves it to the account.
    if (!outcome.ok && outcome.error.kind === 'unavailable') unlessLeft(forget)
    else forget()
    if (outcome.ok) tabs?.tell({ uid, listingId: added.listingId, added })
    return outcome
  }
  const removeFromAccount = async (uid: string, id: string) => {
    const outcome = await port.remove(uid, id)
    // Otherwise the next attempt to move it would restore it.
    if (outcome.ok) {
      for (const { forget } of [device, pendingFor(uid)]) forget(id)
      tabs?.tell({ uid, listingId: id })
    }
    return outcome
  }
  const changeAccount = (uid: string, id: string, added: Favourite | undefined, apply: Apply) => {
    const pending = pendingFor(uid)
    if (added) pending.write(apply(pending.read()))
    return changes.make(id, apply, async () => {
      await moving
      return await (added ? addToAccount(uid, added) : removeFromAccount(uid, id))
    })
  }

  /** Another tab has changed the account. */
  const applyOtherTab = ({ uid, listingId, added }: FavouriteChange) => {
    if (session.getState().user?.uid !== uid) return
    unchanged = [...(added ? [added] : []), ...without(unchanged, listingId)]
    changes.forget(changes.getState().filter(({ key, writing }) => key === listingId && !writing))
    show()
  }

  const refresh = async (uid: string) => {
    const isSameUser = () => session.getState().account?.uid === uid
    store.setState({ status: 'reading' })
    moving = moving
      .then(() => (isSameUser() ? moveToAccount(uid, device, options) : undefined))
      .catch((cause: unknown) =>
        report({ what: 'Favourites could not be moved to the account', cause }),
      )
    await moving
    await changes.allWritten()
    const written = changes.getState().filter(({ writing }) => !writing)
    const listed = await port.list(uid)
    if (!isSameUser()) return
    if (listed.ok) {
      unchanged = merge(listed.value, [...device.read(), ...pendingFor(uid).read()])
      changes.forget(written)
      store.setState({ status: 'ready' })
      return
    }
    // A user who is signing out, here or in another tab, gets permission-denied. Without a connection there is no
    // answer, which the page says.
    if (!['permission-denied', 'unavailable'].includes(listed.error.kind)) {
      report({ what: 'The favourites could not be read', cause: listed.error.cause })
    }
    store.setState({ status: 'failed' })
  }

  const toggle: FavouritesState['toggle'] = async (listing, wasFavourite) => {
    const { id } = listing
    const uid = session.getState().user?.uid
    // Another tab may have changed the device's favourites.
    const before = uid === undefined ? device.read() : store.getState().favourites
    const found = before.find(({ listingId }) => listingId === id)
    const isRemoved = wasFavourite ?? found !== undefined
    if (!isRemoved && !found && before.length >= maxFavourites) {
      return err({ kind: 'throttled', cause: new Error('There are too many favourites') })
    }
    const added = isRemoved ? undefined : (found ?? favouriteOf(listing))
    const apply: Apply = (all) => [...(added ? [added] : []), ...without(all, id)]
    const changeDevice = () => {
      unchanged = apply(before)
      device.write(unchanged)
      show()
      return ok(undefined)
    }
    const outcome = uid === undefined ? changeDevice() : await changeAccount(uid, id, added, apply)
    const { favourites, status } = store.getState()
    if (added && outcome.ok && (status === 'device' || status === 'ready')) onAdded?.(favourites)
    return outcome
  }

  const store: FavouritesStore = createStore<FavouritesState>()(() => ({
    favourites: [],
    status: 'device',
    toggle,
    refresh: async () => {
      const uid = session.getState().account?.uid
      if (uid !== undefined) await refresh(uid)
    },
  }))
  changes.subscribe(show)
  followStored(
    (key) => key === 'favourites',
    () => {
      if (!session.getState().user) showDevice()
    },
  )
  tabs?.follow((message) => {
    const change = v.safeParse(favouriteChange, message)
    if (change.success) applyOtherTab(change.output)
  })

  // Set after creation: a page is hydrated with the initial state, as a server rendered it.
  showDevice()
  session.subscribe(({ account, confirmed }, before) => {
    if (account?.uid === before.account?.uid && confirmed === before.confirmed) return
    if (account) {
      if (before.account) showDevice()
      void refresh(account.uid)
    } else if (confirmed) {
      showDevice()
      store.setState({ status: 'device' })
    }
  })
  return store
}

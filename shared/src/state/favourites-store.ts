import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

import type { AppError } from '#domain/app-error.ts'
import type { Favourite } from '#domain/favourite.ts'
import { mostFavourites } from '#domain/favourite.ts'
import type { Listing } from '#domain/listing.ts'
import type { FavouritesPort } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import type { SessionStore } from '#state/session-store.ts'

export type FavouritesState = {
  /** The last added first: this device's while nobody is signed in, the account's once it is read. */
  readonly favourites: readonly Favourite[]
  /** Of the account's favourites: `device` while nobody is signed in. */
  readonly status: 'device' | 'reading' | 'ready' | 'failed'
  /**
   * Adds an ad, or removes it when it is there. Shown at once, and taken back when it fails.
   * `throttled`: there are {@link mostFavourites} already.
   */
  readonly toggle: (listing: FavouriteSource) => Promise<Result<undefined, AppError>>
  /** Reads the account's favourites again. */
  readonly refresh: () => Promise<void>
}

type FavouriteSource = Pick<Listing, 'id' | 'title' | 'price' | 'currency'>

export type FavouritesStore = StoreApi<FavouritesState>

const storageKey = 'favourites'
const storedFavourites = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      listingId: v.pipe(v.string(), v.nonEmpty()),
      addedAt: v.pipe(v.string(), v.isoTimestamp()),
      title: v.string(),
      price: v.number(),
      currency: v.string(),
    }),
  ),
)

type Options = {
  readonly storage: Storage
  readonly session: SessionStore
  readonly port: FavouritesPort
  readonly report: Report
}

/**
 * One's favourites: on this device while nobody is signed in, in the account from then on. Signing in
 * moves the device's to the account; they stay on the device until the account has them.
 */
export function createFavouritesStore(options: Options): FavouritesStore {
  const { storage, session, port, report } = options
  const store = createStore<FavouritesState>()((set, get) => ({
    favourites: read(storage),
    status: 'device',
    toggle: async (listing) => {
      const before = get().favourites
      const isThere = before.some(({ listingId }) => listingId === listing.id)
      if (!isThere && before.length >= mostFavourites) {
        return err({ kind: 'throttled', cause: new Error('There are too many favourites') })
      }
      const favourite = favouriteOf(listing)
      const after = isThere
        ? before.filter(({ listingId }) => listingId !== listing.id)
        : [favourite, ...before]
      set({ favourites: after })
      const uid = session.getState().user?.uid
      if (uid === undefined) {
        write(storage, after)
        return ok(undefined)
      }
      const outcome = isThere ? await port.remove(uid, listing.id) : await port.add(uid, favourite)
      if (!outcome.ok) set({ favourites: before })
      return outcome
    },
    refresh: async () => {
      const uid = session.getState().account?.uid
      if (uid === undefined) return
      set({ status: 'reading' })
      await moveToAccount(uid, options)
      const listed = await port.list(uid)
      if (session.getState().account?.uid !== uid) return
      if (listed.ok) set({ favourites: listed.value, status: 'ready' })
      else {
        report({ what: 'The favourites could not be read', cause: listed.error.cause })
        set({ status: 'failed' })
      }
    },
  }))

  session.subscribe(({ account, confirmed }, before) => {
    if (account?.uid === before.account?.uid && confirmed === before.confirmed) return
    if (account) void store.getState().refresh()
    else if (confirmed) store.setState({ favourites: read(storage), status: 'device' })
  })
  return store
}

async function moveToAccount(uid: string, { storage, port, report }: Options): Promise<void> {
  const onDevice = read(storage)
  if (onDevice.length === 0) return
  const outcomes = await Promise.all(onDevice.map((favourite) => port.add(uid, favourite)))
  const left = onDevice.filter((_, index) => !outcomes[index]?.ok)
  write(storage, left)
  if (left.length > 0) {
    report({ what: 'Favourites could not be moved to the account', cause: outcomes })
  }
}

function favouriteOf({ id, title, price, currency }: FavouriteSource): Favourite {
  return { listingId: id, addedAt: new Date().toISOString(), title, price, currency }
}

function read(storage: Storage): readonly Favourite[] {
  try {
    const parsed = v.safeParse(storedFavourites, storage.getItem(storageKey))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

function write(storage: Storage, favourites: readonly Favourite[]): void {
  try {
    if (favourites.length === 0) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify(favourites))
  } catch {
    // A private window may forbid storage: they then last as long as the page.
  }
}

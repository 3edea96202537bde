import type { Listing } from '#domain/listing/listing.ts'
import * as v from 'valibot'

import type { Favourite } from '#domain/user/favourite.ts'

import type { StoredKey } from './stored-on-device.ts'
import { storedValue } from './stored-value.ts'

const favourite = v.object({
  listingId: v.pipe(v.string(), v.nonEmpty()),
  addedAt: v.pipe(v.string(), v.isoTimestamp()),
  title: v.string(),
  price: v.number(),
  currency: v.string(),
})

const storedFavourites = v.pipe(v.string(), v.parseJson(), v.array(favourite), v.readonly())

/** What a tab tells the others: the account has a favourite now, or has it no more. */
export const favouriteChange = v.object({
  uid: v.string(),
  listingId: v.string(),
  added: v.optional(favourite),
})

export type FavouriteChange = v.InferOutput<typeof favouriteChange>

export type StoredFavourites = ReturnType<typeof openFavourites>

/** The stored favourites of this device, or those pending for an account. */
export function openFavourites(storage: Storage, uid?: string) {
  const key: StoredKey = uid === undefined ? 'favourites' : `favourites-${uid}`
  const stored = storedValue(storage, key, storedFavourites)
  const read = (): readonly Favourite[] => stored.read() ?? []
  const write = (all: readonly Favourite[]) => stored.write(all.length === 0 ? undefined : all)
  return { read, write, forget: (id: string) => write(without(read(), id)) }
}

export function without(favourites: readonly Favourite[], id: string): readonly Favourite[] {
  return favourites.filter(({ listingId }) => listingId !== id)
}

/** All of them once, the last added first; the account's are the ones that count. */
export function merge(
  inAccount: readonly Favourite[],
  onDevice: readonly Favourite[],
): readonly Favourite[] {
  const byId = new Map([...onDevice, ...inAccount].map((it) => [it.listingId, it]))
  return [...byId.values()].toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : -1))
}

export type FavouriteSource = Pick<Listing, 'id' | 'title' | 'price' | 'currency'>

/** A listing that becomes a favourite now. */
export function favouriteOf({ id, title, price, currency }: FavouriteSource): Favourite {
  return { listingId: id, addedAt: new Date().toISOString(), title, price, currency }
}

import * as v from 'valibot'

import type { Favourite } from '#domain/user/favourite.ts'

import type { StoredKey } from './stored-on-device.ts'
import { storedValue } from './stored-value.ts'

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
  v.readonly(),
)

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

import * as v from 'valibot'

import { findPair } from '#parts/categories/find-pair.ts'
import type { Pair } from '#parts/values/changes-of.ts'
import type { ListingValues } from '#parts/values/listing-values.ts'
import { listingValues } from '#parts/values/listing-values.ts'

/** An unfinished listing: one for each user on a device. */
export type Draft = {
  /** The id of the future listing, under which the device also stores its photos. */
  readonly id: string
  readonly pair: Pair
  readonly values: ListingValues
}

const storedDraft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    pair: v.object({ category: v.string(), subcategory: v.string() }),
    values: listingValues,
  }),
)

export type Drafts = {
  readonly read: (userId: string) => Draft | undefined
  /** Whether the device stored it: storage may be forbidden or full. */
  readonly write: (userId: string, draft: Draft) => boolean
  readonly remove: (userId: string) => void
}

const keyOf = (userId: string) => `draft:${userId}`

/** The drafts on this device. */
export function createDrafts(storage: Storage): Drafts {
  return {
    read: (userId) => {
      try {
        const parsed = v.safeParse(storedDraft, storage.getItem(keyOf(userId)))
        if (!parsed.success) return undefined
        const { id, pair: stored, values } = parsed.output
        const pair = findPair(stored.category, stored.subcategory)
        return pair && { id, pair, values }
      } catch {
        return undefined
      }
    },
    write: (userId, draft) => {
      try {
        storage.setItem(keyOf(userId), JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove: (userId) => {
      try {
        storage.removeItem(keyOf(userId))
      } catch {
        // Storage that cannot be written contains nothing to remove.
      }
    },
  }
}

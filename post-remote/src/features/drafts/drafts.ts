import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

import { findPair } from '#features/categories/category-pair.ts'
import type { CategoryPair } from '#features/categories/category-pair.ts'
import type { ListingValues } from '#features/values/listing-values.ts'
import { listingValues } from '#features/values/listing-values.ts'

/** An unfinished listing: one for each user on a device. */
export type Draft = {
  /** The id of the future listing, under which the device also stores its photos. */
  readonly id: string
  readonly pair: CategoryPair
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
  readonly write: (userId: string, draft: Draft) => void
  readonly remove: (userId: string) => void
}

/** The drafts on this device. */
export function createDrafts(storage: Storage): Drafts {
  const stored = (userId: string) => storedValue(storage, `draft:${userId}`, storedDraft)
  return {
    read: (userId) => {
      const draft = stored(userId).read()
      if (!draft) return undefined
      const { id, values } = draft
      const pair = findPair(draft.pair.category, draft.pair.subcategory)
      return pair && { id, pair, values }
    },
    write: (userId, draft) => stored(userId).write(draft),
    remove: (userId) => stored(userId).write(undefined),
  }
}

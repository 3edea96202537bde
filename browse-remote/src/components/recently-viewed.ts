import { listingSchema } from '@adamarket/shared/contract/parse-listing-link-state.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { followStored } from '@adamarket/shared/state/follow-tabs.ts'
import { storedValue } from '@adamarket/shared/state/stored-value.ts'
import * as v from 'valibot'

/** One row of a wide window. */
const maxStored = 4

const viewedListing = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  price: v.number(),
  currency: v.string(),
  location: v.string(),
  timestamp: v.exactOptional(v.string()),
  picture: v.exactOptional(v.string()),
  /** Earlier releases did not store these. */
  userId: v.exactOptional(v.string()),
  subCategory: v.exactOptional(v.string()),
  attributes: listingSchema.entries.attributes,
})

/** What a card shows of a listing, as it was when the visitor opened it. */
export type ViewedListing = v.InferOutput<typeof viewedListing>

const stored = storedValue(
  'localStorage',
  'recentlyViewed',
  v.pipe(v.string(), v.parseJson(), v.array(viewedListing)),
)

/** The listings last opened on this device, the latest first. */
export function recentlyViewed(): readonly ViewedListing[] {
  return stored.read()?.slice(0, maxStored) ?? []
}

/** Calls back when another tab has changed them. */
export function followRecentlyViewed(callback: () => void): () => void {
  return followStored((key) => key === 'recentlyViewed', callback)
}

/** Puts a listing first. One that is sold leaves the list. */
export function rememberViewed(listing: Listing): void {
  const { id, title, price, currency, location, timestamp, imageUrl, status, userId } = listing
  const { subCategory, attributes } = listing
  const others = recentlyViewed().filter((other) => other.id !== id)
  const [picture] = imageUrl
  const viewed = {
    id,
    title,
    price,
    currency,
    location,
    userId,
    subCategory,
    ...(attributes && { attributes }),
    ...(timestamp !== undefined && { timestamp }),
    ...(picture !== undefined && { picture }),
  }
  const all = status === 'active' ? [viewed, ...others].slice(0, maxStored) : others
  stored.write(all.length === 0 ? undefined : all)
}

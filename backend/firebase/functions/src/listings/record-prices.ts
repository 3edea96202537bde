import {
  decodeEarlierPrices,
  maxEarlierPrices,
} from '@adamarket/shared/domain/listing/reduced-price.ts'
import type { Firestore } from 'firebase-admin/firestore'

import { listingRef, readListing } from '#functions/withheld/stored-listing.ts'

import type { Change } from './listing-in.ts'
import { listingIn } from './listing-in.ts'

/**
 * Adds the price that a change has ended to the listing, public or withheld, whichever client changes it: no client can
 * write earlier prices. Idempotent: events may come late or twice, so the prices are sorted by their ends, and no two of
 * them end at the same time.
 */
export async function recordPrice(
  firestore: Firestore,
  postId: string,
  { before, after }: Change,
): Promise<void> {
  const [was, is] = [listingIn(before), listingIn(after)]
  const until = after.updateTime?.toDate().toISOString()
  if (!was || !is || until === undefined) return
  if (was.price === is.price && was.currency === is.currency) return
  await firestore.runTransaction(async (transaction) => {
    const listing = await readListing(firestore, postId, (ref) => transaction.get(ref))
    if (!listing) return
    const known = decodeEarlierPrices(listing.fields['earlierPrices'])
    if (known.some((one) => one.until === until)) return
    const earlierPrices = [...known, { price: was.price, currency: was.currency, until }]
      .toSorted((a, b) => (a.until < b.until ? -1 : 1))
      .slice(-maxEarlierPrices)
    transaction.update(listingRef(firestore, listing), { earlierPrices })
  })
}

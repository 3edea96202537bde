import { randomUUID } from 'node:crypto'

import type { ListingsPort } from '@adamarket/shared/domain/ports.ts'
import { aListing } from '@adamarket/shared/testing/a-listing.ts'
import type { Firestore } from 'firebase-admin/firestore'

const listingCount = 10
/** Milliseconds between two searches. */
const pause = 20

/** How many milliseconds after they were written search finds new listings, one after another. */
export async function delayOfNewListings(
  firestore: Firestore,
  listings: Pick<ListingsPort, 'search'>,
): Promise<readonly number[]> {
  const delays: number[] = []
  // In sequence: one listing after another, and one search after another.
  for (let number = 0; number < listingCount; number += 1) {
    const { id, ...listing } = aListing({ id: randomUUID() })
    const title = `${listing.title} ${id}`
    await firestore.doc(`posts/${id}`).set({ ...listing, title })
    const written = performance.now()
    while (!(await isFound(listings, id))) {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    delays.push(performance.now() - written)
  }
  // oxlint-enable no-await-in-loop
  return delays
}

async function isFound(listings: Pick<ListingsPort, 'search'>, text: string): Promise<boolean> {
  const page = await listings.search({ text, location: 'All' }, { limit: 1 })
  if (!page.ok) throw page.error.cause
  return page.value.listings.length > 0
}

import { entriesPath } from '@adamarket/shared/domain/search-index/entry-path.ts'
import { sortOrders } from '@adamarket/shared/domain/search-query.ts'
import type { Firestore } from 'firebase-admin/firestore'

import type { Posted } from './traffic.ts'

export type Checked = {
  readonly active: number
  readonly held: number
  /** Listings that were lost, or are indexed twice, wrongly or not at all. */
  readonly problems: readonly string[]
}

/** Compares the posted listings with the stored ones and the search index. */
export async function checkPosted(
  firestore: Firestore,
  posted: readonly Posted[],
): Promise<Checked> {
  const entries = await Promise.all(
    sortOrders.map(async (order) => (await firestore.collection(entriesPath(order)).get()).docs),
  )
  let [active, held] = [0, 0]
  const problems: string[] = []
  const posts = await firestore.collection('posts').get()
  const stored = new Map(posts.docs.map((post) => [post.id, post]))
  for (const { id, price } of posted) {
    const document = stored.get(id)
    if (!document) problems.push(`${id} is lost`)
    if (document && document.get('price') !== price) problems.push(`${id} lost a change`)
    const isHeld = document?.get('status') === 'held'
    if (isHeld) held += 1
    else active += 1
    for (const [index, order] of sortOrders.entries()) {
      const own = (entries[index] ?? []).filter((entry) => entry.get('postId') === id)
      const prices = own.map((entry): unknown => entry.get('listing.price'))
      const expected = isHeld ? [] : [price]
      if (prices.join() !== expected.join()) {
        problems.push(
          `${id} has the prices [${prices.join()}] in ${order}, not [${expected.join()}]`,
        )
      }
    }
  }
  return { active, held, problems }
}

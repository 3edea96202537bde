import { isDeepStrictEqual } from 'node:util'

import { decodeListing } from '@adamarket/shared/domain/decode-listing.ts'
import type { IndexEntry } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'

/** A query takes no more ids. */
export const mostAtOnce = 30

/**
 * Makes the search index say of some ads what their documents say now: it writes the entries that
 * are missing or differ, deletes those that are not the ads' any more, and looks again until nothing
 * is left to do. It may run any number of times, in any order and at once: a transaction that read an
 * older document has ended before the newer one was written, so the run that the last change brings
 * about finds whatever the others left.
 *
 * @param postIds ids of documents of `posts`, whether or not these exist; 1 to {@link mostAtOnce}.
 * @returns how many of the ads had entries that were missing or not right
 */
export async function indexListings(
  firestore: Firestore,
  postIds: readonly string[],
): Promise<number> {
  // A query inside the transaction would hold up those of all other ads.
  const found = await firestore
    .collectionGroup('searchEntries')
    .where('postId', 'in', postIds)
    .get()
  const entries = found.docs.map((entry) => ({ path: entry.ref.path, fields: entry.data() }))
  const refs = postIds.map((id) => firestore.collection('posts').doc(id))
  const changed = await firestore.runTransaction(async (transaction) => {
    const posts = await transaction.getAll(...refs)
    return posts.filter((post) => {
      const wanted = entriesOf(post)
      const stored = new Map(
        entries
          .filter(({ fields }) => fields['postId'] === post.id)
          .map(({ path, fields }) => [path, fields]),
      )
      const outdated = [...stored.keys()].filter((path) => !wanted.has(path))
      const missing = [...wanted].filter(
        ([path, entry]) => !isDeepStrictEqual(stored.get(path), entry),
      )
      for (const path of outdated) transaction.delete(firestore.doc(path))
      for (const [path, entry] of missing) transaction.set(firestore.doc(path), entry)
      return outdated.length + missing.length > 0
    })
  })
  if (changed.length > 0) {
    await indexListings(
      firestore,
      changed.map(({ id }) => id),
    )
  }
  return changed.length
}

/** A document that is no ad, like one that is gone, has no entries. */
function entriesOf(post: DocumentSnapshot): ReadonlyMap<string, IndexEntry> {
  const fields = post.data()
  const decoded = fields && decodeListing(post.id, fields)
  return decoded?.ok ? indexEntries(decoded.value) : new Map()
}

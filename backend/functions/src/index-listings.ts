import { isDeepStrictEqual } from 'node:util'

import { decodeListing } from '@adamarket/shared/domain/decode-listing.ts'
import type { IndexEntry } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'

/** A query takes no more ids. */
export const maxBatchSize = 30

/** What the index says of one listing, beside what it should say. */
export type IndexedListing = {
  readonly postId: string
  /** How many entries it has now. */
  readonly stored: number
  /** Paths of entries that it should not have. */
  readonly outdated: readonly string[]
  /** Entries that it lacks or that differ, by their paths. */
  readonly missing: readonly (readonly [path: string, entry: IndexEntry])[]
}

/**
 * Compares the search index with the documents of some listings.
 *
 * @param postIds ids of documents of `posts`, whether or not these exist; 1 to {@link maxBatchSize}.
 */
export async function compareWithIndex(
  firestore: Firestore,
  postIds: readonly string[],
): Promise<readonly IndexedListing[]> {
  const entries = await storedEntries(firestore, postIds)
  return compare(await firestore.getAll(...refsOf(firestore, postIds)), entries)
}

/** Whether the index says of a listing what it should say. */
export function isIndexed({ outdated, missing }: IndexedListing): boolean {
  return outdated.length + missing.length === 0
}

/**
 * Makes the search index say of some listings what their documents say now: it writes the entries that
 * are missing or differ, deletes those that are not the listings' any more, and looks again until nothing
 * is left to do. It may run any number of times, in any order and at once: a transaction that read an
 * older document has ended before the newer one was written, so the run that the last change brings
 * about finds whatever the others left.
 *
 * @param postIds as for {@link compareWithIndex}
 * @returns how many of the listings had entries that were missing or not right
 */
export async function indexListings(
  firestore: Firestore,
  postIds: readonly string[],
): Promise<number> {
  // A query inside the transaction would hold up those of all other listings.
  const entries = await storedEntries(firestore, postIds)
  const changed = await firestore.runTransaction(async (transaction) => {
    const posts = await transaction.getAll(...refsOf(firestore, postIds))
    const wrong = compare(posts, entries).filter((listing) => !isIndexed(listing))
    for (const { outdated, missing } of wrong) {
      for (const path of outdated) transaction.delete(firestore.doc(path))
      for (const [path, entry] of missing) transaction.set(firestore.doc(path), entry)
    }
    return wrong.map(({ postId }) => postId)
  })
  if (changed.length > 0) await indexListings(firestore, changed)
  return changed.length
}

async function storedEntries(
  firestore: Firestore,
  postIds: readonly string[],
): Promise<readonly QueryDocumentSnapshot[]> {
  const entries = firestore.collectionGroup('searchEntries')
  return (await entries.where('postId', 'in', postIds).get()).docs
}

function refsOf(firestore: Firestore, postIds: readonly string[]): readonly DocumentReference[] {
  return postIds.map((id) => firestore.collection('posts').doc(id))
}

function compare(
  posts: readonly DocumentSnapshot[],
  entries: readonly QueryDocumentSnapshot[],
): readonly IndexedListing[] {
  return posts.map((post) => {
    const wanted = entriesOf(post)
    const own = entries.filter((entry) => entry.get('postId') === post.id)
    const stored = new Map(own.map((entry) => [entry.ref.path, entry.data()]))
    return {
      postId: post.id,
      stored: stored.size,
      outdated: [...stored.keys()].filter((path) => !wanted.has(path)),
      missing: [...wanted].filter(([path, entry]) => !isDeepStrictEqual(stored.get(path), entry)),
    }
  })
}

/** A document that is no listing, like one that is gone, has no entries. */
function entriesOf(post: DocumentSnapshot): ReadonlyMap<string, IndexEntry> {
  const fields = post.data()
  const decoded = fields && decodeListing(post.id, fields)
  return decoded?.ok ? indexEntries(decoded.value) : new Map()
}

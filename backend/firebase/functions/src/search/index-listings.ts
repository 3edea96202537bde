import { isDeepStrictEqual } from 'node:util'

import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { ExchangeRates } from '@adamarket/shared/domain/money/exchange-rates.ts'
import { latestRates, ratesDocument } from '@adamarket/shared/domain/money/exchange-rates.ts'
import type { IndexEntry } from '@adamarket/shared/domain/search-index/index-entry.ts'
import { indexEntries } from '@adamarket/shared/domain/search-index/index-entry.ts'
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'

/** The limit of ids in one query. */
export const maxBatchSize = 30

/** The entries of one listing, compared with what they should be. */
export type IndexedListing = {
  readonly postId: string
  /** The number of current entries. */
  readonly stored: number
  /** Paths of entries that it should not have. */
  readonly outdated: readonly string[]
  /** Missing or different entries, by their paths. */
  readonly missing: readonly (readonly [path: string, entry: IndexEntry])[]
}

/**
 * Compares the search index with the documents of some listings.
 *
 * @param postIds ids of documents of `posts`, existing or not; 1 to {@link maxBatchSize}.
 */
export async function compareWithIndex(
  firestore: Firestore,
  postIds: readonly string[],
): Promise<readonly IndexedListing[]> {
  const entries = await storedEntries(firestore, postIds)
  return compare(await firestore.getAll(...neededFor(firestore, postIds)), entries)
}

/** Whether the entries of a listing are what they should be. */
export function isIndexed({ outdated, missing }: IndexedListing): boolean {
  return outdated.length + missing.length === 0
}

/**
 * Updates the search index for some listings: writes missing or different entries, deletes those that the
 * listings no longer have, and checks again until nothing is left to do. It may run any number of times, in
 * any order and concurrently: a transaction that read an older document has ended before the newer one was
 * written, so the run after the last change corrects everything that others left.
 *
 * @param postIds as for {@link compareWithIndex}
 * @returns how many of the listings had missing or wrong entries
 */
export async function indexListings(
  firestore: Firestore,
  postIds: readonly string[],
): Promise<number> {
  // A query inside the transaction would block those of all other listings.
  const entries = await storedEntries(firestore, postIds)
  const changed = await firestore.runTransaction(async (transaction) => {
    const read = await transaction.getAll(...neededFor(firestore, postIds))
    const wrong = compare(read, entries).filter((listing) => !isIndexed(listing))
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

/** The exchange rates, by which prices are in order, and the listings. */
function neededFor(firestore: Firestore, postIds: readonly string[]): readonly DocumentReference[] {
  const posts = postIds.map((id) => firestore.collection('posts').doc(id))
  return [firestore.collection(ratesDocument.collection).doc(ratesDocument.id), ...posts]
}

function compare(
  [rateDocument, ...posts]: readonly DocumentSnapshot[],
  entries: readonly QueryDocumentSnapshot[],
): readonly IndexedListing[] {
  const rates = latestRates(rateDocument?.data())
  return posts.map((post) => {
    const wanted = entriesOf(post, rates)
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

/** A missing or invalid document has no entries. */
function entriesOf(post: DocumentSnapshot, rates: ExchangeRates): ReadonlyMap<string, IndexEntry> {
  const fields = post.data()
  const decoded = fields && decodeListing(post.id, fields)
  return decoded?.ok ? indexEntries(decoded.value, rates) : new Map()
}

import type {
  DocumentReference,
  Firestore,
  Query,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import { FieldPath } from 'firebase-admin/firestore'
import * as v from 'valibot'

import { inGroups } from '#functions/base/in-groups.ts'
import { indexListings, maxBatchSize } from '#functions/search/index-listings.ts'
import { recountAllPlaces } from '#functions/search/place-counts.ts'

/** The number of documents between two checkpoints. */
const chunkSize = 4 * maxBatchSize

/** Listings first, then the entries of deleted ones. */
const stages = ['posts', 'entries'] as const

const checkpointSchema = v.object({
  stage: v.picklist(stages),
  after: v.string(),
  seen: v.number(),
})

/** The path of the last document, and the number of documents so far. */
type Checkpoint = v.InferOutput<typeof checkpointSchema>

/**
 * Updates the whole search index: goes through the listings, then through the entries for those of deleted listings, and
 * counts the places. Site and functions may run meanwhile. It writes checkpoints to `searchIndex/rebuild`; after an
 * interruption the next run continues from there.
 *
 * @returns the number of listings with missing or wrong entries
 */
export async function rebuildSearchIndex(
  firestore: Firestore,
  onProgress: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  const checkpoint = rebuildCheckpoint(firestore)
  const stored = v.safeParse(checkpointSchema, (await checkpoint.get()).data())
  const begun = stored.success ? stored.output : undefined
  if (begun) onProgress(`Continuing after ${begun.after}`)
  let corrected = 0
  for await (const { stage, docs, total, seen, after } of chunksAfter(firestore, begun)) {
    signal?.throwIfAborted()
    corrected += await correct(firestore, await suspectsIn(firestore, stage, docs))
    onProgress(`${seen} of ${total} ${stage}, ${corrected} listings corrected`)
    if (after !== undefined) await checkpoint.set({ stage, after, seen } satisfies Checkpoint)
  }
  await recountAllPlaces(firestore)
  await checkpoint.delete()
  return corrected
}

/** The documents of all stages, from a checkpoint on. `after` is undefined in the last chunk of a stage. */
async function* chunksAfter(firestore: Firestore, begun: Checkpoint | undefined) {
  for (const stage of stages.slice(begun ? stages.indexOf(begun.stage) : 0)) {
    const all = collectionOf(firestore, stage)
    const total = (await all.count().get()).data().count
    let after = begun?.stage === stage ? begun.after : undefined
    let seen = begun?.stage === stage ? begun.seen : 0
    do {
      const { docs } = await chunkAfter(firestore, all, after).get()
      seen += docs.length
      after = docs.length === chunkSize ? docs.at(-1)?.ref.path : undefined
      yield { stage, docs, total, seen, after }
    } while (after !== undefined)
  }
}

/** The ids of listings that may have missing or wrong entries. */
async function suspectsIn(
  firestore: Firestore,
  stage: Checkpoint['stage'],
  docs: readonly QueryDocumentSnapshot[],
): Promise<readonly string[]> {
  if (stage === 'posts') return docs.map(({ id }) => id)
  return await withoutListing(firestore, [
    ...new Set(docs.map((entry) => String(entry.get('postId')))),
  ])
}

/** Where an interrupted rebuild continues. */
export function rebuildCheckpoint(firestore: Firestore): DocumentReference {
  return firestore.doc('searchIndex/rebuild')
}

/** The documents of a stage, of which only the id or the listing's id is read. */
function collectionOf(firestore: Firestore, stage: Checkpoint['stage']): Query {
  return stage === 'posts'
    ? firestore.collection('posts').select()
    : firestore.collectionGroup('searchEntries').select('postId')
}

function chunkAfter(firestore: Firestore, all: Query, after: string | undefined): Query {
  const inOrder = all.orderBy(FieldPath.documentId()).limit(chunkSize)
  return after === undefined ? inOrder : inOrder.startAfter(firestore.doc(after))
}

async function withoutListing(
  firestore: Firestore,
  postIds: readonly string[],
): Promise<readonly string[]> {
  const posts: readonly DocumentReference[] = postIds.map((id) =>
    firestore.collection('posts').doc(id),
  )
  if (posts.length === 0) return []
  const found = await firestore.getAll(...posts, { fieldMask: [] })
  return found.filter(({ exists }) => !exists).map(({ id }) => id)
}

async function correct(firestore: Firestore, postIds: readonly string[]): Promise<number> {
  const corrected = await Promise.all(
    inGroups(postIds, maxBatchSize).map((group) => indexListings(firestore, group)),
  )
  return corrected.reduce((sum, count) => sum + count, 0)
}

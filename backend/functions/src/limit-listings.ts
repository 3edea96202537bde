import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { rateLimits, checkRateLimit, readLimits } from './rate-limits.ts'
import { recordAction } from './record-action.ts'

/** The number of held listings to process at a time. */
const atATime = 500

/**
 * Holds a new listing back when its author has written too many in the last hour. Nothing else about it
 * changes: its author sees that it waits, and it is in no list of other users.
 *
 * @param at when it was written, as by `toISOString()`: the server's time, not the listing's own
 */
export async function holdBackListing(
  firestore: Firestore,
  postId: string,
  at: string,
): Promise<void> {
  const ref = firestore.collection('posts').doc(postId)
  const uid = authorOf(await ref.get())
  if (uid === undefined || (await limitsOf(firestore, uid)).isTrusted) return
  if (await recordAction(firestore, uid, { id: postId, at }, rateLimits.posts)) return
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) transaction.update(ref, { status: 'held' })
  })
}

/**
 * Releases held listings, the oldest first, as many as their authors may write now.
 *
 * @returns how many
 */
export async function releaseHeldListings(firestore: Firestore, now: Date): Promise<number> {
  const held = await firestore
    .collection('posts')
    .where('status', '==', 'held')
    .select('timestamp', 'userId')
    .limit(atATime)
    .get()
  const inOrder = held.docs.toSorted((a, b) =>
    String(a.get('timestamp')) < String(b.get('timestamp')) ? -1 : 1,
  )
  let released = 0
  for (const post of inOrder) {
    // In sequence: each one counts for the next.
    if (await release(firestore, post, now)) released += 1
  }
  return released
}

async function release(
  firestore: Firestore,
  post: QueryDocumentSnapshot,
  now: Date,
): Promise<boolean> {
  const uid = authorOf(post)
  if (uid === undefined || !(await mayBeReleased(firestore, { id: post.id, uid }, now)))
    return false
  const isReleased = await firestore.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(post.ref)
    if (exists) transaction.update(post.ref, { status: FieldValue.delete() })
    return exists
  })
  const action = { id: post.id, at: now.toISOString() }
  if (isReleased) await recordAction(firestore, uid, action, rateLimits.posts)
  return isReleased
}

/** Whether a held listing may be released. */
export async function mayBeReleased(
  firestore: Firestore,
  { id, uid }: { readonly id: string; readonly uid: string },
  now: Date,
): Promise<boolean> {
  const limits = await limitsOf(firestore, uid)
  if (limits.isTrusted) return true
  // Held listings do not count against themselves or each other.
  const isWaiting = await idsOfHeld(firestore, uid)
  const others = limits.posts.filter((action) => !isWaiting.has(action.id))
  return checkRateLimit(others, { id, at: now.toISOString() }, rateLimits.posts).isAllowed
}

async function idsOfHeld(firestore: Firestore, uid: string): Promise<ReadonlySet<string>> {
  const held = await firestore
    .collection('posts')
    .where('userId', '==', uid)
    .where('status', '==', 'held')
    .select()
    .get()
  return new Set(held.docs.map(({ id }) => id))
}

function authorOf(post: DocumentSnapshot): string | undefined {
  const uid: unknown = post.get('userId')
  return typeof uid === 'string' && uid !== '' ? uid : undefined
}

async function limitsOf(firestore: Firestore, uid: string) {
  return readLimits((await firestore.collection('limits').doc(uid).get()).data())
}

import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldValue } from 'firebase-admin/firestore'

import { rateLimits, checkRateLimit, readLimits } from './rate-limits.ts'
import { recordAction } from './record-action.ts'

/** Held listings that are looked at in one go. */
const atATime = 500

/**
 * Holds a new listing back when its author has written too many in the last hour. The listing is as it was
 * otherwise: its author sees that it waits, and it is in no list of any other user.
 *
 * @param at when it was written, as by `toISOString()`: the server's time, not the one it carries
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
 * Lets listings go that were held back, the oldest first, as many as their authors may write now.
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
    // One after the other: each counts for the next.
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
  if (uid === undefined || !(await mayGo(firestore, { id: post.id, uid }, now))) return false
  const isReleased = await firestore.runTransaction(async (transaction) => {
    const { exists } = await transaction.get(post.ref)
    if (exists) transaction.update(post.ref, { status: FieldValue.delete() })
    return exists
  })
  const action = { id: post.id, at: now.toISOString() }
  if (isReleased) await recordAction(firestore, uid, action, rateLimits.posts)
  return isReleased
}

/** Whether a listing that is held back has nothing left to wait for. */
export async function mayGo(
  firestore: Firestore,
  { id, uid }: { readonly id: string; readonly uid: string },
  now: Date,
): Promise<boolean> {
  const limits = await limitsOf(firestore, uid)
  if (limits.isTrusted) return true
  // A listing that waits does not stand in its own way, nor in that of others that wait.
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

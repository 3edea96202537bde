import { isWithheld } from '@adamarket/shared/domain/listing/listing.ts'
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { logger } from 'firebase-functions'

import { authorOf } from '#functions/listings/author-of.ts'
import { pagesOf } from '#functions/base/pages-of.ts'
import { readListing, stateOf, writeListing } from '#functions/withheld/stored-listing.ts'

import type { Action } from './rate-limits.ts'
import { checkRateLimit, limitsOf, rateLimits } from './rate-limits.ts'
import { recordAction } from './record-action.ts'

/** Held listings that are read at a time. */
const pageSize = 500

/** The most that one run reads: the next one begins again, when some of the first have been released. */
const maxRead = 20 * pageSize

/**
 * Holds a new listing back when its author has written too many in the last hour, of which those count that the author
 * has deleted since. The listing is as it was otherwise: its author sees that it waits, and no other user can read it by
 * its link.
 */
export async function holdBackListing(
  firestore: Firestore,
  { id, uid, at }: Action & { readonly uid: string },
): Promise<void> {
  if ((await limitsOf(firestore, uid)).isTrusted) return
  await recordAction(firestore, uid, { id, at }, rateLimits.postAttempts)
  if (await recordAction(firestore, uid, { id, at }, rateLimits.posts)) return
  await firestore.runTransaction(async (transaction) => {
    const listing = await readListing(firestore, id, (ref) => transaction.get(ref))
    // What an operator has decided stays, and so does a listing of another author who has taken the id.
    if (!listing || authorOf(listing.fields) !== uid || isWithheld(listing.fields)) return
    writeListing(firestore, transaction, listing, { status: 'held', heldBy: 'rate-limit' })
  })
  logger.info('A listing is held back', { postId: id, uid })
}

/**
 * Releases listings that the rate limit holds back, of each author the oldest first, as many as the author may
 * write now. One that cannot be released is logged, and keeps no other waiting.
 *
 * @returns how many
 */
export async function releaseHeldListings(firestore: Firestore, now: Date): Promise<number> {
  let released = 0
  const held = Map.groupBy(await readHeld(firestore), (post) => authorOf(post.data()) ?? '')
  // Documents in an older form name no author.
  held.delete('')
  for (const [uid, posts] of held) {
    const oldestFirst = posts.toSorted((a, b) =>
      String(a.get('timestamp')) < String(b.get('timestamp')) ? -1 : 1,
    )
    for (const post of oldestFirst) {
      try {
        // One after the other: each counts for the next.
        if (!(await mayBeReleased(firestore, uid, now))) break
        if (await release(firestore, post, uid, now)) released += 1
      } catch (error) {
        logger.error('A held listing could not be released', { postId: post.id, error })
      }
    }
  }
  return released
}

async function readHeld(firestore: Firestore): Promise<readonly QueryDocumentSnapshot[]> {
  const query = heldByLimit(firestore).select('timestamp', 'userId')
  const held: QueryDocumentSnapshot[] = []
  for await (const page of pagesOf(query, pageSize)) {
    held.push(...page)
    if (held.length >= maxRead) break
  }
  return held
}

async function release(
  firestore: Firestore,
  post: QueryDocumentSnapshot,
  uid: string,
  now: Date,
): Promise<boolean> {
  const isReleased = await firestore.runTransaction(async (transaction) => {
    const listing = await readListing(firestore, post.id, (ref) => transaction.get(ref))
    // Its author may have deleted it meanwhile, or an operator decided about it.
    const { status, heldBy } = listing ? stateOf(listing) : {}
    const isHeld = status === 'held' && heldBy === 'rate-limit'
    if (listing && isHeld) writeListing(firestore, transaction, listing, {})
    return isHeld
  })
  if (!isReleased) return false
  logger.info('A held listing is released', { postId: post.id, uid })
  const action = { id: post.id, at: now.toISOString() }
  await recordAction(firestore, uid, action, rateLimits.posts)
  return true
}

/** Whether the author of listings that the rate limit holds back may have one released. */
export async function mayBeReleased(
  firestore: Firestore,
  uid: string,
  now: Date,
): Promise<boolean> {
  const { isTrusted, posts } = await limitsOf(firestore, uid)
  const next = { id: '', at: now.toISOString() }
  return isTrusted || checkRateLimit(posts, next, rateLimits.posts).isAllowed
}

/** Listings that the rate limit holds back; operators hold back others. */
function heldByLimit(firestore: Firestore): Query {
  return firestore.collection('withheldListings').where('heldBy', '==', 'rate-limit')
}

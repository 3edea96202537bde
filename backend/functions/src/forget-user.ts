import type { Firestore, Query } from 'firebase-admin/firestore'

import { noteDeletedAccount } from './tombstones.ts'
import type { Bucket } from './unused-pictures.ts'

/** The number of documents in one batch, which is the limit. */
const atATime = 500

/**
 * Deletes a user's data: listings, reports, cases, mails, favourites, saved searches, devices, blocked sellers, notices,
 * limits, role, profile and pictures. Functions that follow listings and favourites delete what was counted of them. The audit
 * log stays. It is idempotent and can start over after a crash.
 * The listings go first, since the functions that follow a listing read the author's other data; the profile
 * is the last document, since without it the rules deny posts from a device that is still signed in as this
 * user.
 */
export async function forgetUser(firestore: Firestore, bucket: Bucket, uid: string): Promise<void> {
  await noteDeletedAccount(firestore, uid)
  await deleteAll(firestore, firestore.collection('posts').where('userId', '==', uid))
  await deleteAll(firestore, firestore.collection('reports').where('userId', '==', uid))
  await deleteAll(firestore, firestore.collection('cases').where('sellerId', '==', uid))
  await deleteAll(firestore, firestore.collection('savedSearchIndex').where('userId', '==', uid))
  await firestore.collection('moderators').doc(uid).delete()
  await firestore.recursiveDelete(firestore.collection('users').doc(uid))
  // No more are written now: these need a favourite, a saved search or a setting.
  await deleteAll(firestore, firestore.collection('favouriteWatchers').where('userId', '==', uid))
  await deleteAll(firestore, firestore.collection('mail').where('userId', '==', uid))
  await deleteAll(firestore, firestore.collection('pushMessages').where('userId', '==', uid))
  await firestore.collection('limits').doc(uid).delete()
  const [pictures] = await bucket.getFiles({ prefix: `images/${uid}/` })
  // Another run, or a function that follows the listings, may be deleting the same ones.
  await Promise.all(pictures.map((picture) => picture.delete({ ignoreNotFound: true })))
}

async function deleteAll(firestore: Firestore, query: Query): Promise<void> {
  const { docs } = await query.select().limit(atATime).get()
  if (docs.length === 0) return
  const batch = firestore.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  await deleteAll(firestore, query)
}

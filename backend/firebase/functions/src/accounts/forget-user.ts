import { getAuth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
// The second generation of functions has no event for deleted accounts.
import { runWith } from 'firebase-functions/v1'

import { accountsOf } from './accounts.ts'
import { deleteAll } from '#functions/base/delete-all.ts'
import { keepPromise } from '#functions/base/keep-promise.ts'
import { mailsOf } from '#functions/mail/write-mail.ts'
import { forgetCases } from '#functions/moderation/forget-cases.ts'
import { forgetWordsOf } from '#functions/moderation/forget-words.ts'
import { maxInstances, serviceAccount } from '#functions/base/options.ts'
import { pictureFolders } from '#functions/pictures/picture-files.ts'
import { noteDeletedAccount } from './deleted-accounts.ts'
import type { Bucket } from '#functions/pictures/unused-pictures.ts'

/**
 * Deletes a user's data when the account is deleted, by its owner or in the console. An account that was
 * created again with the same id keeps its data.
 */
export const forgetDeletedUser = runWith({
  failurePolicy: true,
  timeoutSeconds: 540,
  maxInstances,
  serviceAccount,
})
  .auth.user()
  .onDelete(async ({ uid }) => {
    const accounts = await accountsOf(getAuth(), [uid])
    if (accounts.length > 0) return
    await keepPromise('erasure', () => forgetUser(getFirestore(), getStorage().bucket(), uid))
  })

/**
 * Deletes a user's data: listings with their cases and what others reported about them, reports, mails, favourites, saved
 * searches, devices, blocked sellers, notices, limits, role, profile and pictures. Functions that follow listings and
 * favourites delete what was counted of them. The audit log keeps what was done, without words. It is idempotent and can
 * start over after a crash.
 * The listings go first, since the functions that follow a listing read the author's other data; the profile
 * is the last document, since without it the rules deny posts from a device that is still signed in as this
 * user.
 */
export async function forgetUser(firestore: Firestore, bucket: Bucket, uid: string): Promise<void> {
  await noteDeletedAccount(firestore, uid)
  await deleteDataOf(firestore, bucket, uid)
}

/** The same for an account that is noted as deleted already. */
export async function deleteDataOf(
  firestore: Firestore,
  bucket: Bucket,
  uid: string,
): Promise<void> {
  await deleteAll(firestore.collection('posts').where('userId', '==', uid))
  await deleteAll(firestore.collection('withheldListings').where('userId', '==', uid))
  await deleteAll(firestore.collection('reports').where('userId', '==', uid))
  await forgetCases(firestore.collection('cases').where('sellerId', '==', uid))
  await deleteAll(firestore.collection('savedSearchIndex').where('userId', '==', uid))
  await firestore.collection('moderators').doc(uid).delete()
  await firestore.recursiveDelete(firestore.collection('users').doc(uid))
  // Those who blocked the user have the name in their lists, and no listing of the user comes again.
  await deleteAll(firestore.collectionGroup('blockedSellers').where('sellerId', '==', uid))
  // The user can neither object nor decide now: an objection needs a notice, a decision needs the role.
  await forgetWordsOf(firestore, uid)
  // No more are written now: these need a favourite, a saved search or a setting.
  await deleteAll(firestore.collection('favouriteWatchers').where('userId', '==', uid))
  await deleteAll(mailsOf(firestore, uid))
  await deleteAll(firestore.collection('pushMessages').where('userId', '==', uid))
  await firestore.collection('limits').doc(uid).delete()
  for (const folder of pictureFolders) {
    const [pictures] = await bucket.getFiles({ prefix: `${folder}/${uid}/` })
    // Another run, or a function that follows the listings, may be deleting the same ones.
    await Promise.all(pictures.map((picture) => picture.delete({ ignoreNotFound: true })))
  }
}

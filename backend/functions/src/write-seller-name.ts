import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldPath } from 'firebase-admin/firestore'

import { carryingAnotherName, nameOf } from './seller-name.ts'

/** The number of listings in one transaction: well below the limit, and fast enough not to block others. */
const listingsAtATime = 200

/**
 * Writes the name of a profile into all listings of its user. The profile's current name is read in the
 * same transaction as the listings: two changes in quick succession may be delivered in any order and run
 * at the same time, and the last name still wins.
 */
export async function writeSellerName(firestore: Firestore, uid: string): Promise<void> {
  const profile = firestore.collection('users').doc(uid)
  const ofUser = firestore
    .collection('posts')
    .where('userId', '==', uid)
    .orderBy(FieldPath.documentId())
    .limit(listingsAtATime)

  let last: QueryDocumentSnapshot | undefined
  do {
    const next = last ? ofUser.startAfter(last) : ofUser
    // Each transaction starts where the previous one ended.
    last = await firestore.runTransaction(async (transaction) => {
      const name = nameOf((await transaction.get(profile)).data())
      if (name === undefined) return undefined
      const { docs } = await transaction.get(next)
      for (const post of carryingAnotherName(docs, name)) {
        transaction.update(post.ref, { sellerName: name })
      }
      return docs.length === listingsAtATime ? docs.at(-1) : undefined
    })
  } while (last)
}

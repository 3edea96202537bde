import { isWithheld } from '@adamarket/shared/domain/listing/listing.ts'
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { FieldPath } from 'firebase-admin/firestore'

type Fields = Readonly<Record<string, unknown>>

/** The number of listings in one transaction: well below the limit, and fast enough not to block others. */
const listingsPerBatch = 200

/** The name that a profile gives its listings; undefined without one. */
export function nameOf(profile: Fields | undefined): string | undefined {
  const name = profile?.['name']
  return typeof name === 'string' && name.trim() !== '' ? name : undefined
}

/** Whether a change of a profile affects its listings. */
export function hasNewName(before: Fields | undefined, after: Fields | undefined): boolean {
  const name = nameOf(after)
  return name !== undefined && name !== nameOf(before)
}

/**
 * Writes the name of a profile into all listings of its user, which have a copy of it (specification, section 3). The
 * profile's current name is read in the same transaction as the listings: two changes in quick succession may be
 * delivered in any order and run at the same time, and the last name still wins.
 */
export async function writeSellerName(firestore: Firestore, uid: string): Promise<void> {
  for (const name of ['posts', 'withheldListings']) await writeNameIn(firestore, name, uid)
}

async function writeNameIn(firestore: Firestore, collection: string, uid: string): Promise<void> {
  const profile = firestore.collection('users').doc(uid)
  const ofUser = firestore
    .collection(collection)
    .where('userId', '==', uid)
    .orderBy(FieldPath.documentId())
    .limit(listingsPerBatch)

  let last: QueryDocumentSnapshot | undefined
  do {
    const next = last ? ofUser.startAfter(last) : ofUser
    // Each transaction starts where the previous one ended.
    last = await firestore.runTransaction(async (transaction) => {
      const name = nameOf((await transaction.get(profile)).data())
      if (name === undefined) return undefined
      const { docs } = await transaction.get(next)
      for (const post of docs) {
        // What remains of a withheld listing has none.
        const hasName = collection !== 'posts' || !isWithheld(post.data())
        if (hasName && post.get('sellerName') !== name)
          transaction.update(post.ref, { sellerName: name })
      }
      return docs.length === listingsPerBatch ? docs.at(-1) : undefined
    })
  } while (last)
}

import type { Firestore, Transaction } from 'firebase/firestore/lite'
import {
  collection,
  deleteField,
  doc,
  runTransaction,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore/lite'

import { isWithheldStatus } from '#domain/listing/listing.ts'
import type { OwnListingsPort } from '#domain/ports.ts'
import type { Report } from '#domain/report.ts'

import type { DocumentReads } from './document-reads.ts'
import { listingsOfSeller, maxListSizes, reportOnce } from './listings-of-seller.ts'
import { write } from './to-result.ts'

/** The user's own listings, in `posts` and, withheld ones, in `withheldListings`. */
export function createFirestoreOwnListings(
  firestore: Firestore,
  reads: DocumentReads,
  report: Report,
): OwnListingsPort {
  const posts = collection(firestore, 'posts')
  const withheld = collection(firestore, 'withheldListings')
  const commit = (change: (transaction: Transaction) => Promise<void>) =>
    write(() => runTransaction(firestore, change))
  const fieldsOf = async (transaction: Transaction, id: string) => {
    const { status } = (await transaction.get(doc(posts, id))).data() ?? {}
    return doc(isWithheldStatus(status) ? withheld : posts, id)
  }
  return {
    list: listingsOfSeller(
      reads,
      ['posts', 'withheldListings'],
      maxListSizes.own,
      reportOnce(report),
    ),
    create: (id, listing) =>
      commit(async (transaction) => {
        const written = await transaction.get(doc(posts, id))
        if (!written.exists()) transaction.set(written.ref, listing)
      }),
    update: (id, { year, negotiable, attributes, ...changes }) =>
      commit(async (transaction) => {
        transaction.update(await fieldsOf(transaction, id), {
          ...changes,
          ...(year !== undefined && { year: year ?? deleteField() }),
          ...(negotiable !== undefined && { negotiable: negotiable ?? deleteField() }),
          ...(attributes !== undefined && { attributes: attributes ?? deleteField() }),
        })
      }),
    setStatus: (id, status) => write(() => updateDoc(doc(posts, id), { status })),
    renew: (id) =>
      commit(async (transaction) => {
        transaction.update(await fieldsOf(transaction, id), { renewedAt: serverTimestamp() })
      }),
    remove: (id) =>
      commit(async (transaction) => {
        // The rules check the owner, and refuse to delete a listing that does not exist.
        const stored = await transaction.get(doc(posts, id))
        if (stored.exists()) transaction.delete(stored.ref)
      }),
  }
}

import type { Firestore, QueryConstraint } from 'firebase/firestore'
import {
  collection,
  doc,
  documentId,
  endBefore,
  FieldPath,
  getCountFromServer,
  limit,
  orderBy,
  query as buildQuery,
  startAfter,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore'

import type { DocumentReads } from './document-reads.ts'
import { getDocument, getDocuments } from './get-documents.ts'
import { queryConstraints } from './query-constraints.ts'
import { renewConnection } from './renew-connection.ts'

const { filtersOf, constraintsOf } = queryConstraints<FieldPath, QueryConstraint>({
  FieldPath,
  documentId,
  where,
  orderBy,
  startAt,
  startAfter,
  endBefore,
  limit,
})

/**
 * Reads with the full client: without an answer from the backend within 10 s, from the device's cache.
 *
 * @param isOnline while it returns false, the cache is asked first
 */
export function firestoreReads(firestore: Firestore, isOnline = () => true): DocumentReads {
  return {
    async document(path, id) {
      const snapshot = await getDocument(doc(firestore, path, id), isOnline)
      return snapshot.data()
    },
    async query(query) {
      const { docs, metadata } = await getDocuments(
        buildQuery(collection(firestore, query.collection), ...constraintsOf(query)),
        isOnline,
      )
      const documents = docs.map((document) => ({ id: document.id, fields: document.data() }))
      return { documents, isFromCache: metadata.fromCache }
    },
    async count(query) {
      const counted = await getCountFromServer(
        buildQuery(collection(firestore, query.collection), ...filtersOf(query)),
      )
      return counted.data().count
    },
    onTimeout: () => void renewConnection(firestore),
    time: (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
  }
}

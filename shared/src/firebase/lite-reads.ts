import type { Firestore, QueryConstraint } from 'firebase/firestore/lite'
import {
  collection,
  doc,
  documentId,
  endBefore,
  FieldPath,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query as buildQuery,
  startAfter,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore/lite'

import type { DocumentReads } from './document-reads.ts'
import { queryConstraints } from './query-constraints.ts'

const { countedOf, constraintsOf } = queryConstraints<FieldPath, QueryConstraint>({
  FieldPath,
  documentId,
  where,
  orderBy,
  startAt,
  startAfter,
  endBefore,
  limit,
})

/** Reads with the lite client, which keeps nothing. */
export function liteReads(firestore: Firestore): DocumentReads {
  return {
    async document(path, id) {
      const snapshot = await getDoc(doc(firestore, path, id))
      return snapshot.data()
    },
    async query(query) {
      const { docs } = await getDocs(
        buildQuery(collection(firestore, query.collection), ...constraintsOf(query)),
      )
      const documents = docs.map((document) => ({ id: document.id, fields: document.data() }))
      return { documents, isFromCache: false }
    },
    async count(query) {
      const counted = await getCount(
        buildQuery(collection(firestore, query.collection), ...countedOf(query)),
      )
      return counted.data().count
    },
    time: (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
  }
}

import type { Firestore } from 'firebase/firestore/lite'
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

import type { DocumentQuery, DocumentReads } from './document-reads.ts'

/**
 * Reads with the lite client, which keeps nothing. The code matches `firestoreReads`, but the SDKs do not
 * accept each other's objects.
 */
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
        buildQuery(collection(firestore, query.collection), ...filtersOf(query)),
      )
      return counted.data().count
    },
    time: (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
  }
}

function filtersOf({ equal = [] }: Pick<DocumentQuery, 'equal'>) {
  return equal.map(({ path, is }) => where(new FieldPath(...path), '==', is))
}

function constraintsOf({ order, start, before, limit: most, ...query }: DocumentQuery) {
  const byId = orderBy(documentId(), order === 'newest-first' ? 'desc' : 'asc')
  return [
    ...filtersOf(query),
    ...(order === 'newest-first' ? [orderBy('timestamp', 'desc'), byId] : [byId]),
    ...(start ? ['after' in start ? startAfter(...start.after) : startAt(...start.from)] : []),
    ...(before === undefined ? [] : [endBefore(before)]),
    limit(most),
  ]
}

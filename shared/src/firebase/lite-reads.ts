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
 * Reads by the small client, which keeps nothing. In the same words as `firestoreReads`, but of another
 * SDK: neither takes what the other one made.
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

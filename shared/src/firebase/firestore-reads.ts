import type { Firestore, QueryConstraint, QuerySnapshot } from 'firebase/firestore'
import {
  collection,
  doc,
  documentId,
  endBefore,
  FieldPath,
  getCountFromServer,
  getDocFromCache,
  getDocsFromCache,
  limit,
  orderBy,
  query as buildQuery,
  startAfter,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore'

import type { DocumentList, DocumentQuery, DocumentReads } from './document-reads.ts'
import { getDocument, getDocuments } from './get-documents.ts'
import { queryConstraints } from './query-constraints.ts'
import { renewConnection } from './renew-connection.ts'

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

/**
 * Reads with the full client: without an answer from the backend within 10 s, from the device's cache.
 *
 * @param isOnline while it returns false, the cache is asked first
 */
export function firestoreReads(firestore: Firestore, isOnline = () => true): DocumentReads {
  const built = (query: DocumentQuery) =>
    buildQuery(collection(firestore, query.collection), ...constraintsOf(query))
  return {
    async document(path, id) {
      const snapshot = await getDocument(doc(firestore, path, id), isOnline)
      return snapshot.data()
    },
    query: async (query) => listOf(await getDocuments(built(query), isOnline)),
    async count(query) {
      const counted = await getCountFromServer(
        buildQuery(collection(firestore, query.collection), ...countedOf(query)),
      )
      return counted.data().count
    },
    offlineCache: () => {
      if (isOnline()) return undefined
      return {
        document: async (path, id) => {
          const kept = await getDocFromCache(doc(firestore, path, id)).catch(() => undefined)
          return kept?.data()
        },
        query: async (query) => listOf(await getDocsFromCache(built(query))),
      }
    },
    onTimeout: () => void renewConnection(firestore),
    time: (seconds, nanoseconds) => new Timestamp(seconds, nanoseconds),
  }
}

function listOf({ docs, metadata }: QuerySnapshot): DocumentList {
  const documents = docs.map((document) => ({ id: document.id, fields: document.data() }))
  return { documents, isFromCache: metadata.fromCache }
}

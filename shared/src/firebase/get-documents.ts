import { FirebaseError } from 'firebase/app'
import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore'
import { getDoc, getDocFromCache, getDocs, getDocsFromCache } from 'firebase/firestore'

// Offline, the device's cache is asked first. Firestore would notice by itself that it is offline, but a
// closed tab owns the connection of all tabs for some more seconds, and until then no other tab checks.

/** A document; offline the cached one, if there is one. That there was none may be outdated, and is no answer. */
export async function getDocument(
  reference: DocumentReference,
  isOnline: () => boolean,
): Promise<DocumentSnapshot> {
  const kept = isOnline() ? undefined : await getDocFromCache(reference).catch(() => undefined)
  return kept?.exists() ? kept : await getDoc(reference)
}

/** The documents of a query; offline the cached ones, if there are any. */
export async function getDocuments(query: Query, isOnline: () => boolean): Promise<QuerySnapshot> {
  const kept = isOnline() ? undefined : await getDocsFromCache(query)
  return kept && !kept.empty ? kept : await getDocs(query)
}

/**
 * The same for a complete list. Rejects as `unavailable` when the backend does not answer and the cache has none of
 * it: that is no empty list.
 */
export async function getList(query: Query, isOnline = () => true): Promise<QuerySnapshot> {
  const list = await getDocuments(query, isOnline)
  if (list.empty && list.metadata.fromCache) {
    throw new FirebaseError('unavailable', 'No answer, and nothing is cached')
  }
  return list
}

import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore'
import { getDoc, getDocFromCache, getDocs, getDocsFromCache } from 'firebase/firestore'

/** A document; without a connection the one that the device has kept, if it has. */
export async function getDocument(reference: DocumentReference): Promise<DocumentSnapshot> {
  const kept = isOffline() ? await getDocFromCache(reference).catch(() => undefined) : undefined
  return kept ?? (await getDoc(reference))
}

/** The documents of a query; without a connection those that the device has kept, if there are any. */
export async function getDocuments(query: Query): Promise<QuerySnapshot> {
  const kept = isOffline() ? await getDocsFromCache(query) : undefined
  return kept && !kept.empty ? kept : await getDocs(query)
}

/**
 * Whether the device knows that it has no connection. Firestore would find out by itself, but a tab that
 * was closed holds the connection of all tabs for some seconds more, and until then no other one asks.
 */
function isOffline(): boolean {
  // Only browsers know; the tests of the ports run without one.
  const onLine: unknown = globalThis.navigator?.onLine
  return onLine === false
}

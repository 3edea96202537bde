import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from 'firebase/firestore'
import { getDoc, getDocFromCache, getDocs, getDocsFromCache } from 'firebase/firestore'

// Without a connection the device is asked first. Firestore would find out by itself, but a tab that was
// closed holds the connection of all tabs for some seconds more, and until then no other one asks.

/** A document; without a connection the one that the device has kept, if it has. */
export async function getDocument(
  reference: DocumentReference,
  isOnline: () => boolean,
): Promise<DocumentSnapshot> {
  const kept = isOnline() ? undefined : await getDocFromCache(reference).catch(() => undefined)
  return kept ?? (await getDoc(reference))
}

/** The documents of a query; without a connection those that the device has kept, if there are any. */
export async function getDocuments(query: Query, isOnline: () => boolean): Promise<QuerySnapshot> {
  const kept = isOnline() ? undefined : await getDocsFromCache(query)
  return kept && !kept.empty ? kept : await getDocs(query)
}

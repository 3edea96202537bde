import type { DocumentSnapshot, Firestore, Query, QuerySnapshot } from 'firebase/firestore'
import { doc, getDoc, getDocs } from 'firebase/firestore'

import type { AppError } from '#domain/app-error.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'

import { isDocumentId } from './document-id.ts'
import { mapError } from './map-error.ts'
import { withinTimeLimit } from './time-limit.ts'

/** One document by an id of any origin; undefined when there is none, or can be none. */
export async function readDocument(
  firestore: Firestore,
  collection: 'posts' | 'users',
  id: string,
): Promise<Result<DocumentSnapshot | undefined, AppError>> {
  if (!isDocumentId(id)) return ok(undefined)
  try {
    const snapshot = await withinTimeLimit(getDoc(doc(firestore, collection, id)))
    return ok(snapshot.exists() ? snapshot : undefined)
  } catch (error) {
    return err(mapError(error))
  }
}

/**
 * The documents of a query. Without an answer of the backend they come from the cache, and nothing
 * is an error: look at `metadata.fromCache` to tell an empty answer from no answer.
 */
export async function readQuery(query: Query): Promise<Result<QuerySnapshot, AppError>> {
  try {
    return ok(await withinTimeLimit(getDocs(query)))
  } catch (error) {
    return err(mapError(error))
  }
}

/** The outcome of a write. Offline, the SDK would wait for the network for ever: the limit ends that. */
export async function write(writing: () => Promise<unknown>): Promise<Result<undefined, AppError>> {
  try {
    await withinTimeLimit(writing())
    return ok(undefined)
  } catch (error) {
    return err(mapError(error))
  }
}

import type { AppError } from '#domain/app-error.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { isDocumentId } from '#domain/document-id.ts'

import type { DocumentList, DocumentQuery, DocumentReads } from './document-reads.ts'
import { mapError } from './map-error.ts'
import { TimeLimitError, withinTimeLimit } from './time-limit.ts'

/** The outcome of a request to the backend, with a time limit. */
export async function ask<Value>(
  asking: () => Promise<Value>,
  onTimeout?: () => void,
): Promise<Result<Value, AppError>> {
  try {
    return ok(await withinTimeLimit(asking()))
  } catch (error) {
    if (error instanceof TimeLimitError) onTimeout?.()
    return err(mapError(error))
  }
}

/** One document by an id of any origin; undefined when it does not exist or the id is invalid. */
export async function readDocument(
  reads: DocumentReads,
  collection:
    | 'posts'
    | 'withheldListings'
    | 'users'
    | 'listingStats'
    | 'placeCounts'
    | 'exchangeRates',
  id: string,
): Promise<Result<StoredFields | undefined, AppError>> {
  return isDocumentId(id)
    ? await ask(() => reads.document(collection, id), reads.onTimeout)
    : ok(undefined)
}

/**
 * The documents of a query. Without an answer from the backend they come from the cache, which is not
 * an error: `isFromCache` tells an empty answer from no answer.
 */
export function readQuery(
  reads: DocumentReads,
  query: DocumentQuery,
): Promise<Result<DocumentList, AppError>> {
  return ask(() => reads.query(query), reads.onTimeout)
}

/** The outcome of a write. Offline, the SDK would wait for the network forever: the time limit ends that. */
export async function write(writing: () => Promise<unknown>): Promise<Result<undefined, AppError>> {
  const written = await ask(writing)
  return written.ok ? ok(undefined) : written
}

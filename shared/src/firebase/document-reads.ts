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
  query,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore/lite'

import type { AppError } from '#domain/app-error.ts'
import { isDocumentId } from '#domain/document-id.ts'
import type { Result } from '#domain/result.ts'
import { ok } from '#domain/result.ts'
import type { StoredFields } from '#domain/stored-fields.ts'

import { toResult } from './to-result.ts'

export type StoredDocument = { readonly id: string; readonly fields: StoredFields }

/** A list of documents with these values, in an order, from a position in it. */
export type DocumentQuery = {
  readonly collection: string
  readonly equal?: readonly {
    readonly path: readonly string[]
    readonly is: string | boolean
  }[]
  /** By the field `timestamp` and then by id, both descending, or by id only. */
  readonly order: 'newest-first' | 'by-id'
  /** Values in the order: `after` excludes the document that has them, `from` includes it. */
  readonly start?: { readonly after: readonly unknown[] } | { readonly from: readonly unknown[] }
  /** The id after the last, for `by-id`. */
  readonly before?: string | undefined
  readonly limit: number
}

export type CountQuery = Pick<DocumentQuery, 'collection' | 'equal' | 'start' | 'before'> &
  Partial<Pick<DocumentQuery, 'limit'>>

/** Reads of documents, each with the time limit of {@link toResult}. */
export type DocumentReads = {
  /** One document by an id of any origin; undefined when it does not exist or the id is invalid. */
  document(collectionName: string, id: string): Promise<Result<StoredFields | undefined, AppError>>
  query(request: DocumentQuery): Promise<Result<readonly StoredDocument[], AppError>>
  /** Counts to `limit` at most, if there is one. */
  count(request: CountQuery): Promise<Result<number, AppError>>
}

export function documentReads(firestore: Firestore): DocumentReads {
  return {
    document: async (name, id) =>
      isDocumentId(id)
        ? await toResult(async () => (await getDoc(doc(firestore, name, id))).data())
        : ok(undefined),
    query: (request) =>
      toResult(async () => {
        const { docs } = await getDocs(
          query(collection(firestore, request.collection), ...constraintsOf(request)),
        )
        return docs.map((found) => ({ id: found.id, fields: found.data() }))
      }),
    count: (request) =>
      toResult(async () => {
        const counted = await getCount(
          query(collection(firestore, request.collection), ...countConstraintsOf(request)),
        )
        return counted.data().count
      }),
  }
}

function constraintsOf({ order, limit: count, ...request }: DocumentQuery) {
  const byId = orderBy(documentId(), order === 'newest-first' ? 'desc' : 'asc')
  return [
    ...filtersOf(request),
    ...(order === 'newest-first' ? [orderBy('timestamp', 'desc'), byId] : [byId]),
    ...rangeOf(request),
    limit(count),
  ]
}

function countConstraintsOf({ limit: count, ...request }: CountQuery) {
  const range = rangeOf(request)
  return [
    ...filtersOf(request),
    ...(range.length > 0 ? [orderBy(documentId(), 'asc'), ...range] : []),
    ...(count === undefined ? [] : [limit(count)]),
  ]
}

function filtersOf({ equal = [] }: Pick<CountQuery, 'equal'>) {
  return equal.map(({ path, is }) => where(new FieldPath(...path), '==', is))
}

function rangeOf({ start, before }: Pick<CountQuery, 'start' | 'before'>) {
  return [
    ...(start ? ['after' in start ? startAfter(...start.after) : startAt(...start.from)] : []),
    ...(before === undefined ? [] : [endBefore(before)]),
  ]
}

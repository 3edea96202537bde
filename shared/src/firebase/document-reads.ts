import type { StoredFields } from '#domain/stored-fields.ts'

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

export type DocumentList = {
  readonly documents: readonly StoredDocument[]
  /** The backend has not answered: these come from the device's cache. */
  readonly isFromCache: boolean
}

/**
 * What either client of Firestore can read: the full one, which keeps documents on the device, and the
 * lite one, which only sends requests. Failures reject.
 */
export type DocumentReads = {
  readonly document: (collection: string, id: string) => Promise<StoredFields | undefined>
  readonly query: (query: DocumentQuery) => Promise<DocumentList>
  /** Counts to `limit` at most, if there is one. */
  readonly count: (query: CountQuery) => Promise<number>
  /** While offline, what the device's cache has; undefined while online. The lite client has no cache. */
  readonly offlineCache?: () => Pick<DocumentReads, 'document' | 'query'> | undefined
  /** Called when a read got no answer in time. */
  readonly onTimeout?: () => void
  /** A time as this client stores and compares it. */
  readonly time: (seconds: number, nanoseconds: number) => unknown
}

import type { StoredFields } from '#domain/stored-fields.ts'

export type StoredDocument = { readonly id: string; readonly fields: StoredFields }

/** A list of documents: those that equal what is asked for, in an order, from a place in it. */
export type DocumentQuery = {
  readonly collection: string
  readonly equal?: readonly {
    readonly path: readonly string[]
    readonly is: string | boolean
  }[]
  /** By the field `timestamp` and then by id, both descending, or by id alone. */
  readonly order: 'newest-first' | 'by-id'
  /** Values of the order: `after` leaves out the document that they are of, `from` does not. */
  readonly start?: { readonly after: readonly unknown[] } | { readonly from: readonly unknown[] }
  /** The id after the last, `by-id`. */
  readonly before?: string | undefined
  readonly limit: number
}

export type DocumentList = {
  readonly documents: readonly StoredDocument[]
  /** The backend has not answered: these are what the device has kept. */
  readonly isFromCache: boolean
}

/**
 * What can be asked of either client of Firestore: the whole one, which keeps documents on the device,
 * and the small one, which only asks. What fails rejects.
 */
export type DocumentReads = {
  readonly document: (collection: string, id: string) => Promise<StoredFields | undefined>
  readonly query: (query: DocumentQuery) => Promise<DocumentList>
  readonly count: (query: Pick<DocumentQuery, 'collection' | 'equal'>) => Promise<number>
  /** Told that a read had no answer in time. */
  readonly onTimeout?: () => void
  /** A time as this client stores and compares it. */
  readonly time: (seconds: number, nanoseconds: number) => unknown
}

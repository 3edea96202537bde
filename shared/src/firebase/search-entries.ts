import type { Firestore, QueryConstraint } from 'firebase/firestore'
import {
  collection,
  documentId,
  endBefore,
  FieldPath,
  limit,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore'

import { appError } from '#domain/app-error.ts'
import { decodeListing } from '#domain/decode-listing.ts'
import type { Listing } from '#domain/listing.ts'
import { err, ok } from '#domain/result.ts'
import { entriesPath } from '#domain/search-index/index-entry.ts'
import type { Lookup } from '#domain/search-index/lookup.ts'
import type { ReadEntries } from '#domain/search-index/search-in-index.ts'
import type { StoredFields } from '#domain/stored-fields.ts'

import { readQuery } from './access.ts'

/**
 * Reads entries of the search index for one search.
 *
 * @param reportBroken told of each entry that holds no ad.
 */
export function readSearchEntries(
  firestore: Firestore,
  reportBroken: (id: string, cause: unknown) => void,
): ReadEntries {
  let isFirst = true
  return async (lookup, size, after) => {
    const entries = collection(firestore, entriesPath(lookup.order))
    const read = await readQuery(query(entries, ...constraints(lookup, after), limit(size)))
    if (!read.ok) return read
    const { docs, metadata } = read.value
    if (isFirst && docs.length === 0 && metadata.fromCache) {
      return err(appError('unavailable', new Error('No answer, and nothing is cached')))
    }
    isFirst = false
    return ok(
      docs.map((document) => {
        const listing = listingOf(document.data())
        if (!listing) reportBroken(document.id, 'It holds no ad')
        return { id: document.id, listing }
      }),
    )
  }
}

function constraints({ filters, from, to }: Lookup, after: string | undefined): QueryConstraint[] {
  return [
    ...filters.map(({ path, is }) => where(new FieldPath(...path), '==', is)),
    orderBy(documentId()),
    ...(after !== undefined ? [startAfter(after)] : from !== undefined ? [startAt(from)] : []),
    ...(to !== undefined ? [endBefore(to)] : []),
  ]
}

function listingOf({ postId, listing }: StoredFields): Listing | undefined {
  if (typeof postId !== 'string' || typeof listing !== 'object' || listing === null) {
    return undefined
  }
  const decoded = decodeListing(postId, { ...listing })
  return decoded.ok ? decoded.value : undefined
}

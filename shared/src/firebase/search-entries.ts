import { decodeListing } from '#domain/listing/decode-listing.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { ok } from '#domain/result.ts'
import { entriesPath } from '#domain/search-index/entry-path.ts'
import type { Lookup } from '#domain/search-index/lookup.ts'
import type { ReadEntries } from '#domain/search-index/search-in-index.ts'
import type { EntryTerms } from '#domain/search-index/steps.ts'
import type { StoredFields } from '#domain/stored-fields.ts'

import type { CountQuery, DocumentReads } from './document-reads.ts'

/**
 * Reads entries of the search index for one search.
 *
 * @param reportBroken called for each entry without a valid listing.
 */
export function readSearchEntries(
  reads: DocumentReads,
  reportBroken: (id: string, cause: unknown) => void,
): ReadEntries {
  return async (lookup, size, after) => {
    const read = await reads.query({
      ...entriesOf(lookup),
      ...(after !== undefined && { start: { after: [after] } }),
      order: 'by-id',
      limit: size,
    })
    if (!read.ok) return read
    return ok(
      read.value.map(({ id, fields }) => {
        const listing = listingOf(fields)
        if (!listing) reportBroken(id, 'It contains no listing')
        return { id, listing, terms: termsOf(fields) }
      }),
    )
  }
}

/** The entries of a look-up. */
export function entriesOf({ order, filters, from, to }: Lookup): Omit<CountQuery, 'limit'> {
  return {
    collection: entriesPath(order),
    equal: filters,
    ...(from !== undefined && { start: { from: [from] } }),
    before: to,
  }
}

function termsOf({ terms }: StoredFields): EntryTerms {
  return typeof terms === 'object' && terms !== null
    ? Object.fromEntries(Object.keys(terms).map((term) => [term, true]))
    : {}
}

/** The listing in an entry; undefined when the entry contains none. */
function listingOf({ postId, listing }: StoredFields): Listing | undefined {
  if (typeof postId !== 'string' || typeof listing !== 'object' || listing === null) {
    return undefined
  }
  const decoded = decodeListing(postId, { ...listing })
  if (!decoded.ok) return undefined
  const { numberOnRequest }: StoredFields = { ...listing }
  return { ...decoded.value, ...(numberOnRequest === true && { numberOnRequest }) }
}

import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { isWithheldStatus } from '@adamarket/shared/domain/listing/listing.ts'

/** The documents of a listing, by their paths, in the specified form: an active one has no status. */
export function documentsOf({ id, status, ...fields }: Listing): readonly [string, object][] {
  if (!isWithheldStatus(status)) {
    return [[`posts/${id}`, { ...fields, ...(status === 'sold' && { status }) }]]
  }
  return [
    [`posts/${id}`, { userId: fields.userId, status }],
    [`withheldListings/${id}`, { ...fields, status }],
  ]
}

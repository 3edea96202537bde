import { decodeListing } from '@adamarket/shared/domain/listing/decode-listing.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { DocumentSnapshot } from 'firebase-admin/firestore'

/** The documents of an event. */
export type Change = { readonly before: DocumentSnapshot; readonly after: DocumentSnapshot }

/** The listing of a document of an event; what remains of a withheld one has no title, and is none. */
export function listingIn(document?: DocumentSnapshot): Listing | undefined {
  const decoded = document && decodeListing(document.id, document.data() ?? {})
  return decoded?.ok ? decoded.value : undefined
}

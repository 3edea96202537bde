import type { Listing } from '#domain/listing/listing.ts'

import { hrefs } from './paths.ts'

/** The navigation state of a link to a listing page. */
export type ListingLinkState = {
  /** The listing as the previous page had it (specification, section 2.2). */
  readonly listing: Listing
  /** The visitor comes from a result list; "Back to Results" leads back there. */
  readonly from?: 'results'
}

/**
 * The props of a `Link` to a listing's page, so that the page need not read the listing. The page parses
 * the state with `parseListingLinkState`.
 */
export function listingLink(
  listing: Listing,
  { from }: Pick<ListingLinkState, 'from'> = {},
): { readonly to: string; readonly state: ListingLinkState } {
  return { to: hrefs.listing(listing.id), state: { listing, ...(from && { from }) } }
}

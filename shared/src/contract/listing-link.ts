import { hrefs } from '#contract/paths.ts'
import type { Listing } from '#domain/listing.ts'

/** What a link to a listing page carries in the navigation state. */
export type ListingLinkState = {
  /** The listing as the page before knew it (specification, section 2, "Home"). */
  readonly listing: Listing
  /** The visitor comes from a list of results, and going back leads there. */
  readonly from?: 'results'
}

/**
 * The props of a `Link` to the page of a listing, which then need not read it. The page reads the state
 * by `parseListingLinkState`.
 */
export function listingLink(
  listing: Listing,
  { from }: Pick<ListingLinkState, 'from'> = {},
): { readonly to: string; readonly state: ListingLinkState } {
  return { to: hrefs.listing(listing.id), state: { listing, ...(from && { from }) } }
}

import * as v from 'valibot'

import { conditions } from '#domain/listing/condition.ts'

import type { ListingLinkState } from './listing-link.ts'

const text = v.string()
const texts = v.array(text)

/** A listing as one part of the site passes it to another. */
export const listingSchema = v.object({
  id: text,
  title: text,
  description: text,
  price: v.pipe(v.number(), v.finite()),
  negotiable: v.exactOptional(v.literal(true)),
  currency: text,
  earlierPrices: v.exactOptional(
    v.pipe(
      v.array(v.object({ price: v.pipe(v.number(), v.finite()), currency: text, until: text })),
      v.readonly(),
    ),
  ),
  category: text,
  subCategory: text,
  location: text,
  area: v.exactOptional(text),
  paymentOptions: texts,
  phoneNumber: text,
  numberOnRequest: v.exactOptional(v.literal(true)),
  phoneVerified: v.exactOptional(v.literal(true)),
  contactMethod: texts,
  condition: v.exactOptional(v.picklist(conditions)),
  imageUrl: v.array(v.pipe(text, v.regex(/^https?:\/\//))),
  userId: text,
  sellerName: text,
  timestamp: v.exactOptional(text),
  renewedAt: v.exactOptional(text),
  askedAt: v.exactOptional(text),
  year: v.exactOptional(v.number()),
  attributes: v.exactOptional(
    v.record(text, v.union([text, v.pipe(v.number(), v.finite()), v.literal(true)])),
  ),
  status: v.picklist(['active', 'sold', 'held', 'removed']),
  statusReason: v.exactOptional(text),
  heldBy: v.exactOptional(v.literal('pictures')),
  isHeldByAge: v.exactOptional(v.literal(true)),
})

const linkState = v.object({
  listing: listingSchema,
  from: v.exactOptional(v.literal('results')),
})

/**
 * Parses the navigation state of the page of listing `id`. The state is stored in the visitor's history,
 * so it may come from another release or belong to another listing: undefined then.
 */
export function parseListingLinkState(state: unknown, id: string): ListingLinkState | undefined {
  const parsed = v.safeParse(linkState, state)
  return parsed.success && parsed.output.listing.id === id ? parsed.output : undefined
}

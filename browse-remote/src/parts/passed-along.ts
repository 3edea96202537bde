import { conditions } from '@adamarket/shared/domain/condition.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import * as v from 'valibot'

/** What a link to a listing page carries in the navigation state. */
export type PassedAlong = {
  /** The listing as the page before knew it (specification, section 2, "Home"). */
  readonly listing: Listing
  /** The visitor comes from a list of results, and going back leads there. */
  readonly fromResults?: true
}

const text = v.string()
const texts = v.array(text)

const listing = v.object({
  id: text,
  title: text,
  description: text,
  price: v.pipe(v.number(), v.finite()),
  currency: text,
  category: text,
  subCategory: text,
  location: text,
  paymentOptions: texts,
  phoneNumber: text,
  contactMethod: texts,
  condition: v.exactOptional(v.picklist(conditions)),
  imageUrl: v.array(v.pipe(text, v.regex(/^https?:\/\//))),
  userId: text,
  sellerName: text,
  timestamp: v.exactOptional(text),
  year: v.exactOptional(v.number()),
  status: v.picklist(['active', 'sold', 'held']),
})

const passedAlong = v.object({ listing, fromResults: v.exactOptional(v.literal(true)) })

/**
 * Reads the navigation state of the page of listing `id`. The state lives in the visitor's history
 * and may be of another release, another listing, or nothing of ours at all: it is then ignored.
 */
export function parsePassedAlong(state: unknown, id: string): PassedAlong | undefined {
  const parsed = v.safeParse(passedAlong, state)
  return parsed.success && parsed.output.listing.id === id ? parsed.output : undefined
}

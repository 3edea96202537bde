import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

import { listingSchema } from './listing-schema.ts'
import { sellerOf } from './sellers.ts'

/** A listing whose id is derived from its category and title. */
export type SeedListing = v.InferOutput<typeof listingSchema> & { readonly id: string }

const file = new URL('listings.json', import.meta.url)

/** Every listing of the seed, in a fixed order. */
export const allListings: readonly SeedListing[] = v
  .parse(v.array(listingSchema), JSON.parse(readFileSync(file, 'utf8')))
  .map((listing) => ({ ...listing, id: idOf(listing.category, listing.title) }))

/**
 * The document of a listing in `posts` (specification, section 3), with its age counted from the moment of
 * seeding.
 */
export function toDocument(listing: SeedListing, imageUrl: readonly string[], seededAt: Date) {
  const { id: _id, pictures: _pictures, subcategory, city, seller, age, was, ...fields } = listing
  const before = (ms: number) => new Date(seededAt.getTime() - ms).toISOString()
  const { phone, uid, name } = sellerOf(seller)
  return {
    ...fields,
    ...(was !== undefined && {
      earlierPrices: [{ price: was, currency: fields.currency, until: before(ageInMs(age) / 2) }],
    }),
    subCategory: subcategory,
    location: city,
    phoneNumber: phone,
    imageUrl,
    userId: uid,
    sellerName: name,
    timestamp: before(ageInMs(age)),
  }
}

const unitInMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** How old a listing is when it is seeded, from an age such as `3h`. */
export function ageInMs(age: string): number {
  const unit = age.endsWith('m') ? unitInMs.m : age.endsWith('h') ? unitInMs.h : unitInMs.d
  return Number.parseInt(age, 10) * unit
}

/** Twenty letters and digits, like Firestore's own ids. */
function idOf(category: string, title: string): string {
  return createHash('sha256')
    .update(`${category}\n${title}`)
    .digest('base64url')
    .replace(/[-_]/g, 'x')
    .slice(0, 20)
}

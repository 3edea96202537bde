import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { listingSchema } from '#seed/listing-schema.ts'
import { sellerOf } from '#seed/sellers.ts'

/** A listing whose id is derived from its category and title. */
export type SeedListing = v.InferOutput<typeof listingSchema> & { readonly id: string }

/** A document of the collection `posts` (specification, section 3). */
export type PostDocument = {
  readonly title: string
  readonly description: string
  readonly price: number
  readonly currency: string
  readonly category: string
  readonly subCategory: string
  readonly location: string
  readonly paymentOptions: readonly string[]
  readonly phoneNumber: string
  readonly contactMethod: readonly string[] | string
  readonly condition: string
  readonly imageUrl: readonly string[]
  readonly userId: string
  readonly sellerName: string
  readonly timestamp: string
  readonly year?: number
  readonly status?: 'sold'
}

const file = new URL('listings.json', import.meta.url)

/** Every listing of the seed, in a fixed order. */
export const allListings: readonly SeedListing[] = v
  .parse(v.array(listingSchema), JSON.parse(readFileSync(file, 'utf8')))
  .map((listing) => ({ ...listing, id: idOf(listing.category, listing.title) }))

/** The document of a listing, with its age counted from the moment of seeding. */
export function toDocument(
  listing: SeedListing,
  imageUrl: readonly string[],
  seededAt: Date,
): PostDocument {
  const seller = sellerOf(listing.seller)
  return {
    title: listing.title,
    description: listing.description,
    price: listing.price,
    currency: listing.currency,
    category: listing.category,
    subCategory: listing.subcategory,
    location: listing.city,
    paymentOptions: listing.paymentOptions,
    phoneNumber: seller.phone,
    contactMethod: listing.contactMethod,
    condition: listing.condition,
    imageUrl,
    userId: seller.uid,
    sellerName: seller.name,
    timestamp: new Date(seededAt.getTime() - ageInMs(listing.age)).toISOString(),
    ...(listing.year !== undefined && { year: listing.year }),
    ...(listing.status && { status: listing.status }),
  }
}

const unitInMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

function ageInMs(age: string): number {
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

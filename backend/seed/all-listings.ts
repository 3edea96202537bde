import { createHash } from 'node:crypto'
import type { Entry, PaymentOption, StoredContact } from '#seed/entry.ts'
import { education } from '#seed/listings/education.ts'
import { electronics } from '#seed/listings/electronics.ts'
import { fashion } from '#seed/listings/fashion.ts'
import { furniture } from '#seed/listings/furniture.ts'
import { hobbies } from '#seed/listings/hobbies.ts'
import { homeAppliances } from '#seed/listings/home-appliances.ts'
import { jobs } from '#seed/listings/jobs.ts'
import { lostAndFound } from '#seed/listings/lost-and-found.ts'
import { pets } from '#seed/listings/pets.ts'
import { realEstate } from '#seed/listings/real-estate.ts'
import { selfCare } from '#seed/listings/self-care.ts'
import { services } from '#seed/listings/services.ts'
import { vehicles } from '#seed/listings/vehicles.ts'
import { sellers } from '#seed/sellers.ts'

/** An entry with its category, and an id that follows from category and title alone. */
export type SeedListing = Entry & { readonly id: string; readonly category: string }

/** A document of the collection `posts` (specification, section 3, Listing). */
export type PostDocument = {
  readonly title: string
  readonly description: string
  readonly price: number
  readonly currency: string
  readonly category: string
  readonly subCategory: string
  readonly location: string
  readonly paymentOptions: readonly PaymentOption[]
  readonly phoneNumber: string
  readonly contactMethod: StoredContact
  readonly condition: string
  readonly imageUrl: readonly string[]
  readonly userId: string
  readonly sellerName: string
  readonly timestamp: string
  readonly year?: number
  readonly status?: 'sold'
}

/** Every listing of the seed, always the same and in the same order. */
export const allListings: readonly SeedListing[] = [
  vehicles,
  realEstate,
  electronics,
  homeAppliances,
  furniture,
  education,
  fashion,
  hobbies,
  selfCare,
  pets,
  jobs,
  services,
  lostAndFound,
].flatMap(({ category, entries }) =>
  entries.map((entry: Entry) => ({ ...entry, category, id: idOf(category, entry.title) })),
)

/** The document of a listing, aged from the moment of seeding. */
export function toDocument(
  listing: SeedListing,
  imageUrl: readonly string[],
  seededAt: Date,
): PostDocument {
  const seller = sellers[listing.seller]
  return {
    title: listing.title,
    description: listing.description,
    price: listing.price,
    currency: listing.currency,
    category: listing.category,
    subCategory: listing.sub,
    location: listing.city,
    paymentOptions: listing.pay ?? ['Cash'],
    phoneNumber: seller.phone,
    contactMethod: listing.contact ?? ['Phone Number', 'Whatsapp'],
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

function ageInMs(age: Entry['age']): number {
  const unit = age.endsWith('m') ? unitInMs.m : age.endsWith('h') ? unitInMs.h : unitInMs.d
  return Number.parseInt(age, 10) * unit
}

/** Twenty letters and digits, as Firestore's own ids have. */
function idOf(category: string, title: string): string {
  return createHash('sha256')
    .update(`${category}\n${title}`)
    .digest('base64url')
    .replace(/[-_]/g, 'x')
    .slice(0, 20)
}

import type { Attributes } from '#domain/attributes/stored-attributes.ts'
import type { Category, Subcategory } from '#domain/category-tree.ts'
import type { City } from '#domain/location.ts'
import type { Currency } from '#domain/money/money.ts'

import type { Condition } from './condition.ts'
import { dialableNumber } from './contact-links.ts'
import type { ContactMethod } from './contact-methods.ts'
import type { PaymentOption } from './payment-options.ts'

/**
 * A listing, as stored in the collection `posts` (specification, section 3). A mobile app writes the same
 * collection, so everything but the id may be missing in an older document: strings and lists are then
 * empty, and optional fields absent.
 */
export type Listing = {
  /** The document id. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** In units of {@link Listing.currency}, not cents; may have a fraction. */
  readonly price: number
  /** The seller is open to offers. */
  readonly negotiable?: true
  readonly currency: string
  /** What it cost before, the latest last; `reducedFrom` interprets them. */
  readonly earlierPrices?: readonly EarlierPrice[]
  readonly category: string
  readonly subCategory: string
  readonly location: string
  /** Its neighbourhood or village, one of the location's (`areas`). */
  readonly area?: string
  readonly paymentOptions: readonly string[]
  /** Starts with `+` when the form wrote it. Empty in results: see {@link Listing.numberOnRequest}. */
  readonly phoneNumber: string
  /**
   * There is a number to call, but not in this copy: results do not contain numbers. `ListingsPort.byId`
   * reads it once a visitor asks for it.
   */
  readonly numberOnRequest?: true
  /** A code by text message has shown that the number is the seller's. Functions alone write it. */
  readonly phoneVerified?: true
  /** As stored; `contactActions` interprets them. */
  readonly contactMethod: readonly string[]
  readonly condition?: Condition
  /** Links to pictures, https only (http for the local emulator); the first is the cover. */
  readonly imageUrl: readonly string[]
  readonly userId: string
  /** The name in the author's profile, copied. */
  readonly sellerName: string
  /** When the listing was written, ISO 8601; absent when the document has no valid date. */
  readonly timestamp?: string
  /** When its seller last said that it is still available, ISO 8601. */
  readonly renewedAt?: string
  /** When the backend last asked, ISO 8601; `isUnanswered` compares the two. */
  readonly askedAt?: string
  /** The year of a vehicle. */
  readonly year?: number
  /** Its attributes as stored; `knownAttributes` interprets them. */
  readonly attributes?: Attributes
  /**
   * Documents without a status are active. `held`: the backend holds the listing back because its author
   * posted too many at once, and releases it later, or a moderator does. `removed`: a moderator decided
   * against it. Only the author and moderators can read it then: it is in `withheldListings` instead of `posts`.
   */
  readonly status: ListingStatus | WithheldStatus
  /** Why a moderator held or removed it, for its author. */
  readonly statusReason?: string
  /** It is held until its author replaces a picture that is too large to be shown. */
  readonly heldBy?: 'pictures'
  /** It is held until its author says that it is still available. */
  readonly isHeldByAge?: true
}

/** A price that a listing had. */
export type EarlierPrice = {
  /** In units of the currency, like that of a listing. */
  readonly price: number
  readonly currency: string
  /** When it was changed, ISO 8601. */
  readonly until: string
}

export type WithheldStatus = 'held' | 'removed'

/** Whether only its author may see a listing: the backend or a moderator took it out of all lists. */
export function isWithheld({ status }: { readonly status?: unknown }): boolean {
  return isWithheldStatus(status)
}

/** The same for a stored status. */
export function isWithheldStatus(status: unknown): status is WithheldStatus {
  return status === 'held' || status === 'removed'
}

/** A listing as search finds it: without its phone number, which scrapers would collect. */
export function withoutNumber(listing: Listing): Listing {
  const canCall = dialableNumber(listing.phoneNumber) !== undefined
  return { ...listing, phoneNumber: '', ...(canCall && { numberOnRequest: true }) }
}

/** The status that the author can set. */
export type ListingStatus = 'active' | 'sold'

/**
 * A listing as the form writes it for the first time (specification, section 3): what `posts` requires,
 * and what is optional.
 */
export type NewListing = {
  readonly title: string
  readonly description: string
  readonly price: number
  readonly negotiable?: true
  readonly currency: Currency
  readonly category: Category
  readonly subCategory: Subcategory
  readonly location: City
  readonly area?: string
  readonly paymentOptions: readonly PaymentOption[]
  readonly phoneNumber: string
  readonly contactMethod: readonly ContactMethod[]
  readonly condition: Condition
  readonly imageUrl: readonly string[]
  readonly userId: string
  readonly sellerName: string
  readonly timestamp: string
  readonly year?: number
  readonly attributes?: Attributes
}

/** What the author can change. An absent field stays as it is; `null` removes an optional one. */
export type ListingChanges = Partial<
  Omit<
    NewListing,
    'userId' | 'sellerName' | 'timestamp' | 'area' | 'year' | 'negotiable' | 'attributes'
  >
> & {
  readonly area?: string | null
  readonly year?: number | null
  readonly negotiable?: true | null
  /** All of them: they replace the stored ones. */
  readonly attributes?: Attributes | null
}

/** The listing after the changes. */
export function withChanges(listing: Listing, changes: ListingChanges): Listing {
  const {
    area: _area,
    year: _year,
    negotiable: _negotiable,
    attributes: _attributes,
    phoneVerified,
    ...unchanged
  } = listing
  const {
    // Another place has other areas.
    area = (changes.location ?? listing.location) === listing.location ? listing.area : null,
    year = listing.year,
    negotiable = listing.negotiable,
    attributes = listing.attributes,
    ...changed
  } = changes
  const { phoneNumber = listing.phoneNumber } = changes
  return {
    ...unchanged,
    ...changed,
    ...(typeof area === 'string' && { area }),
    ...(typeof year === 'number' && { year }),
    ...(negotiable && { negotiable }),
    ...(attributes && { attributes }),
    // Of another number nothing is known.
    ...(phoneVerified && phoneNumber === listing.phoneNumber && { phoneVerified }),
  }
}

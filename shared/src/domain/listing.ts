import type { Category, Subcategory } from './category-tree.ts'
import type { Condition } from './condition.ts'
import type { ContactMethod } from './contact-methods.ts'
import type { City } from './location.ts'
import type { Currency } from './money.ts'
import type { PaymentOption } from './payment-options.ts'

/**
 * An ad, as stored in the collection `posts` (specification, section 3). A mobile app writes the same
 * collection, so everything but the id may be missing in an older document: strings are then empty,
 * lists are empty, and what is optional here is absent.
 */
export type Listing = {
  /** The document id. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** In units of {@link Listing.currency}, not cents; cents are its fraction. */
  readonly price: number
  readonly currency: string
  readonly category: string
  readonly subCategory: string
  readonly location: string
  readonly paymentOptions: readonly string[]
  /** Begins with `+` when it was written by the form. */
  readonly phoneNumber: string
  /** As stored; `contactCapabilities` reads them. */
  readonly contactMethod: readonly string[]
  readonly condition?: Condition
  /** Links to pictures, https only (http on this machine's emulator); the first is the cover. */
  readonly imageUrl: readonly string[]
  readonly userId: string
  /** Copied from the author's profile when the ad was written. */
  readonly sellerName: string
  /** When the ad was written, ISO 8601; absent when the document has none that is a date. */
  readonly timestamp?: string
  /** The year of a vehicle. */
  readonly year?: number
  /**
   * Absent in documents of the specification's form, which are all active. `held`: the backend holds the
   * ad back, because its author wrote too many at a time, and lets it go by itself. Such an ad is in no
   * list but its author's.
   */
  readonly status: ListingStatus | 'held'
}

/** What its author may say of an ad. */
export type ListingStatus = 'active' | 'sold'

/**
 * An ad as the form writes it for the first time (specification, section 3): what `posts` requires,
 * and the year where there is one.
 */
export type NewListing = {
  readonly title: string
  readonly description: string
  readonly price: number
  readonly currency: Currency
  readonly category: Category
  readonly subCategory: Subcategory
  readonly location: City
  readonly paymentOptions: readonly PaymentOption[]
  readonly phoneNumber: string
  readonly contactMethod: readonly ContactMethod[]
  readonly condition: Condition
  readonly imageUrl: readonly string[]
  readonly userId: string
  readonly sellerName: string
  readonly timestamp: string
  readonly year?: number
}

/** What its author may change in an ad. An absent field stays as it is; a year of `null` goes away. */
export type ListingChanges = Partial<
  Omit<NewListing, 'userId' | 'sellerName' | 'timestamp' | 'year'>
> & { readonly year?: number | null }

import { conditions } from '@adamarket/shared/domain/listing/condition.ts'
import type {
  ContactAction,
  ContactMethod,
} from '@adamarket/shared/domain/listing/contact-methods.ts'
import { contactActions, contactMethods } from '@adamarket/shared/domain/listing/contact-methods.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { cities, parseLocation } from '@adamarket/shared/domain/location.ts'
import { currencies, parseCurrency } from '@adamarket/shared/domain/money/money.ts'
import { paymentOptions } from '@adamarket/shared/domain/listing/payment-options.ts'
import * as v from 'valibot'

import { toPhoneNumber } from '#features/phone/phone-number.ts'

import { typedAttributes } from './typed-attributes.ts'

/** The values of the form's controls. */
export const listingValues = v.object({
  title: v.string(),
  description: v.string(),
  /** Empty until a city is chosen. */
  location: v.picklist([...cities, '']),
  /** One of the location's; older drafts lack it. */
  area: v.optional(v.string(), ''),
  paymentOptions: v.array(v.picklist(paymentOptions)),
  /** As typed. */
  price: v.string(),
  /** Older drafts lack it. */
  negotiable: v.optional(v.boolean(), false),
  currency: v.picklist(currencies),
  condition: v.picklist(conditions),
  /**
   * `+` and digits; empty while nothing is typed. Digits alone when their country is unclear, and any other text when it
   * has an extension or a second number: neither can be posted.
   */
  phoneNumber: v.string(),
  contactMethod: v.array(v.picklist(contactMethods)),
  /** As typed; shown only for vehicles. */
  year: v.string(),
  /** Older drafts lack it. */
  attributes: v.optional(v.record(v.string(), v.string()), {}),
})

export type ListingValues = v.InferOutput<typeof listingValues>

/** An empty form, with the defaults of the specification (section 9); it says none of the contact methods. */
export const emptyValues: ListingValues = {
  title: '',
  description: '',
  location: '',
  area: '',
  paymentOptions: [],
  price: '',
  negotiable: false,
  currency: 'USD',
  condition: 'new',
  phoneNumber: '',
  contactMethod: ['Phone Number', 'Whatsapp'],
  year: '',
  attributes: {},
}

const methodOf: Readonly<Record<ContactAction, ContactMethod>> = {
  call: 'Phone Number',
  whatsapp: 'Whatsapp',
  chat: 'In-App Chat',
}

/** The form's values for an existing listing. A value that the form does not offer is left empty. */
export function valuesOf(listing: Listing): ListingValues {
  const location = parseLocation(listing.location)
  const methods = contactMethods.filter((method) => listing.contactMethod.includes(method))
  return {
    title: listing.title,
    description: listing.description,
    location: location === 'All' ? '' : location,
    area: listing.area ?? '',
    paymentOptions: paymentOptions.filter((option) => listing.paymentOptions.includes(option)),
    price: priceText(listing.price),
    negotiable: listing.negotiable ?? false,
    currency: parseCurrency(listing.currency) ?? 'USD',
    condition: listing.condition ?? 'new',
    phoneNumber: toPhoneNumber(listing.phoneNumber),
    contactMethod:
      methods.length > 0
        ? methods
        : contactActions(listing.contactMethod).map((action) => methodOf[action]),
    year: listing.year === undefined ? '' : String(listing.year),
    attributes: typedAttributes(listing),
  }
}

function priceText(price: number): string {
  if (price <= 0) return ''
  return Number.isInteger(price) ? String(price) : price.toFixed(2)
}

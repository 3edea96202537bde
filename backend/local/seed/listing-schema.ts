import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import { conditions } from '@adamarket/shared/domain/listing/condition.ts'
import { cities } from '@adamarket/shared/domain/location.ts'
import { currencies } from '@adamarket/shared/domain/money/money.ts'
import * as v from 'valibot'

/** What the post form stores, or one of the single strings of older documents. */
const contactMethod = v.union([
  v.array(v.picklist(['Phone Number', 'In-App Chat', 'Whatsapp', 'Both'])),
  v.picklist(['Phone', 'Chat', 'Both']),
])

/** A listing in `listings.json`; `toDocument` completes it. */
export const listingSchema = v.strictObject({
  title: v.string(),
  description: v.string(),
  /** Above 0, as the form requires, even if the seller asks for nothing. */
  price: v.number(),
  /** From which the price is reduced. */
  was: v.exactOptional(v.number()),
  negotiable: v.exactOptional(v.literal(true)),
  currency: v.picklist(currencies),
  category: v.picklist(categoryTree.map(({ name }) => name)),
  subcategory: v.string(),
  city: v.picklist(cities),
  /** One of the city's, which a test checks. */
  area: v.exactOptional(v.string()),
  condition: v.optional(v.picklist(conditions), 'used'),
  /** A key of `sellers.json`. */
  seller: v.string(),
  /** How long before the seeding it was posted: minutes, hours or days. */
  age: v.pipe(v.string(), v.regex(/^\d+[mhd]$/)),
  year: v.optional(v.number()),
  /** Those of its subcategory, which a test checks. */
  attributes: v.exactOptional(
    v.record(v.string(), v.union([v.string(), v.number(), v.literal(true)])),
  ),
  paymentOptions: v.optional(v.array(v.picklist(['Cash', 'Exchange', 'Installments'])), ['Cash']),
  contactMethod: v.optional(contactMethod, ['Phone Number', 'Whatsapp']),
  status: v.optional(v.literal('sold')),
  /** File names in `pictures`, the cover first. */
  pictures: v.pipe(v.array(v.string()), v.maxLength(6)),
})

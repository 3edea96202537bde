import type { AppError } from '#domain/app-error.ts'
import { appError } from '#domain/app-error.ts'
import { decodeAttributes } from '#domain/attributes/stored-attributes.ts'
import { manyLines, oneLine } from '#domain/text/one-line.ts'
import type { Result } from '#domain/result.ts'
import { err, ok } from '#domain/result.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { isoTime, maxSizes, number, own, pictureLink, text, texts } from '#domain/stored-fields.ts'

import { parseCondition } from './condition.ts'
import type { Listing } from './listing.ts'
import { listingLimits } from './listing-limits.ts'
import { decodeEarlierPrices } from './reduced-price.ts'

/**
 * A listing from a document of `posts`, in the form of the specification (section 3) or an older one:
 * a single text instead of a list, a Firestore timestamp instead of the ISO string, a number as text.
 * What is missing or makes no sense is left empty. A document without a title is not a listing:
 * `invalid`.
 */
export function decodeListing(id: string, fields: StoredFields): Result<Listing, AppError> {
  const title = oneLine(text(fields, 'title', maxSizes.title))
  if (title === '') return err(appError('invalid', new Error('It has no title')))

  const condition = parseCondition(text(fields, 'condition', maxSizes.line))
  const timestamp = isoTime(own(fields, 'timestamp'))
  const year = number(own(fields, 'year'))
  const price = number(own(fields, 'price'))
  const attributes = decodeAttributes(own(fields, 'attributes'))
  const negotiable = own(fields, 'negotiable') === true
  const phoneVerified = own(fields, 'phoneVerified') === true
  const earlierPrices = decodeEarlierPrices(own(fields, 'earlierPrices'))
  const renewedAt = isoTime(own(fields, 'renewedAt'))
  const askedAt = isoTime(own(fields, 'askedAt'))
  const location = text(fields, 'location', maxSizes.line)
  const area = oneLine(text(fields, 'area', maxSizes.line))
  const heldBy = own(fields, 'heldBy')
  const statusReason = text(fields, 'statusReason', maxSizes.line)
  return ok({
    id,
    title,
    description: manyLines(text(fields, 'description', maxSizes.body)),
    price: price !== undefined && price >= 0 && price < listingLimits.priceBelow ? price : 0,
    ...(negotiable && { negotiable }),
    currency: text(fields, 'currency', maxSizes.line),
    ...(earlierPrices.length > 0 && { earlierPrices }),
    category: text(fields, 'category', maxSizes.line),
    subCategory: text(fields, 'subCategory', maxSizes.line),
    location,
    ...(area !== '' && { area }),
    paymentOptions: texts(fields, 'paymentOptions', maxSizes.entries, maxSizes.line),
    phoneNumber: text(fields, 'phoneNumber', maxSizes.line),
    ...(phoneVerified && { phoneVerified }),
    contactMethod: texts(fields, 'contactMethod', maxSizes.entries, maxSizes.line),
    ...(condition && { condition }),
    imageUrl: texts(fields, 'imageUrl', maxSizes.images, maxSizes.link).flatMap(pictureLink),
    userId: text(fields, 'userId', maxSizes.line),
    sellerName: oneLine(text(fields, 'sellerName', maxSizes.line)),
    ...(timestamp !== undefined && { timestamp }),
    ...(renewedAt !== undefined && { renewedAt }),
    ...(askedAt !== undefined && { askedAt }),
    ...(year !== undefined && isYear(year) && { year }),
    ...(attributes && { attributes }),
    status: status(own(fields, 'status')),
    ...(statusReason !== '' && { statusReason }),
    ...(heldBy === 'pictures' && { heldBy }),
    ...(heldBy === 'age' && { isHeldByAge: true as const }),
  })
}

function status(value: unknown): Listing['status'] {
  return value === 'sold' || value === 'held' || value === 'removed' ? value : 'active'
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100
}

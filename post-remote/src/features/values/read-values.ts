import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import { foldDigits } from '@adamarket/shared/domain/text/fold-digits.ts'
import { listingLimits } from '@adamarket/shared/domain/listing/listing-limits.ts'
import type { NewListing } from '@adamarket/shared/domain/listing/listing.ts'
import { manyLines, oneLine } from '@adamarket/shared/domain/text/one-line.ts'
import { parseCurrency } from '@adamarket/shared/domain/money/money.ts'
import { parseTypedPrice, typedCurrency } from '@adamarket/shared/domain/money/parse-typed-price.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'

import type { PhoneProblem } from '#features/phone/phone-rules.ts'
import type { PhoneRules } from '#features/phone/use-phone-rules.ts'

import type { ListingValues } from './listing-values.ts'
import { readAttributes } from './typed-attributes.ts'

/** The validated fields, in the order of the form. */
export const checkedFields = [
  'photos',
  'title',
  'description',
  'year',
  'attributes',
  'location',
  'price',
  'phoneNumber',
] as const

export type CheckedField = (typeof checkedFields)[number]

/** What is wrong with a field. A name ending in `Missing` means that a required field is empty. */
export type FieldError =
  | 'photosMissing'
  | 'photosFailed'
  | 'titleMissing'
  | 'titleTooLong'
  | 'descriptionMissing'
  | 'descriptionTooLong'
  | 'yearInvalid'
  | 'attributesInvalid'
  | 'priceMissing'
  | 'priceTooHigh'
  | 'priceCurrency'
  | 'locationMissing'
  | 'phoneMissing'
  | PhoneProblem

export type FieldErrors = Readonly<Partial<Record<CheckedField, FieldError>>>

/** The fields that the form describes; category and pictures are added separately. */
export type ListingFields = Omit<
  NewListing,
  'category' | 'subCategory' | 'imageUrl' | 'userId' | 'sellerName' | 'timestamp'
>

type ValidationContext = {
  readonly category: Category
  readonly subcategory: Subcategory
  readonly photoCount: number
  readonly today: Date
  /** The stored number, maybe from another app: it may stay as it is. */
  readonly storedPhone?: string | undefined
  /** Undefined while they are loading, or if they cannot be loaded. */
  readonly phoneRules?: Pick<PhoneRules, 'readPhoneNumber' | 'problemOf'> | undefined
}

/** What both the security rules and links to the number accept. No country code starts with 0. */
const phoneNumber = /^\+[1-9]\d{5,14}$/
const firstYear = 1900

/** The listing that the form describes, or what is wrong with it (specification, section 5). */
export function readValues(
  values: ListingValues,
  context: ValidationContext,
): Result<ListingFields, FieldErrors> {
  const title = oneLine(values.title)
  const description = manyLines(values.description)
  const price = parseTypedPrice(values.price) ?? 0
  const year = context.category === 'Vehicles' ? foldDigits(values.year.trim()) : ''
  const { attributes, invalid } = readAttributes(values.attributes, context.subcategory)
  const phone = readPhone(values.phoneNumber, context)
  const { location, currency } = values

  const fieldErrors: FieldErrors = {
    ...(context.photoCount === 0 && { photos: 'photosMissing' }),
    ...(title.length > listingLimits.titleLength && { title: 'titleTooLong' }),
    ...(title === '' && { title: 'titleMissing' }),
    ...(description.length > listingLimits.descriptionLength && {
      description: 'descriptionTooLong',
    }),
    ...(description === '' && { description: 'descriptionMissing' }),
    ...(!isYear(year, context.today) && { year: 'yearInvalid' }),
    ...(invalid.length > 0 && { attributes: 'attributesInvalid' }),
    ...((parseCurrency(typedCurrency(values.price)) ?? currency) !== currency && {
      price: 'priceCurrency',
    }),
    ...(price >= listingLimits.priceBelow && { price: 'priceTooHigh' }),
    ...(price === 0 && { price: 'priceMissing' }),
    ...(phone === undefined && {
      phoneNumber: context.phoneRules?.problemOf(values.phoneNumber) ?? 'phoneInvalid',
    }),
    ...(values.phoneNumber === '' && { phoneNumber: 'phoneMissing' }),
    ...(location === '' && { location: 'locationMissing' }),
  }
  if (location === '' || phone === undefined || Object.keys(fieldErrors).length > 0) {
    return err(fieldErrors)
  }

  const { area, paymentOptions, negotiable, condition, contactMethod } = values
  return ok({
    title,
    description,
    price,
    ...(negotiable && { negotiable }),
    currency,
    location,
    ...(area !== '' && { area }),
    paymentOptions,
    phoneNumber: phone,
    contactMethod,
    condition,
    ...(year !== '' && { year: Number(year) }),
    ...(attributes && { attributes }),
  })
}

/** Whether a required field is empty, rather than invalid. */
export function isIncomplete(fieldErrors: FieldErrors): boolean {
  return Object.values(fieldErrors).some((fieldError) => fieldError.endsWith('Missing'))
}

function readPhone(
  typed: string,
  { storedPhone, phoneRules }: ValidationContext,
): string | undefined {
  if (typed === storedPhone) return typed
  if (phoneRules) return phoneRules.readPhoneNumber(typed)?.number
  return phoneNumber.test(typed) ? typed : undefined
}

/** Next year's vehicles are already sold this year. */
function isYear(text: string, today: Date): boolean {
  if (text === '') return true
  return (
    /^\d{4}$/.test(text) && Number(text) >= firstYear && Number(text) <= today.getFullYear() + 1
  )
}

import type { Listing } from '#domain/listing/listing.ts'

/** What a price can be for, other than the whole thing. */
export const priceUnits = [
  'hour',
  'day',
  'week',
  'month',
  'lesson',
  'course',
  'person',
  'page',
  'job',
] as const

export type PriceUnit = (typeof priceUnits)[number]

/** The attributes whose codes are units. */
const unitKeys = ['rentUnit', 'payPer', 'priceUnit']

/**
 * What the price of a listing is for, by its attributes (specification, section 2.12); undefined when it is that of the
 * whole thing, or when the listing does not say. The rent of a building is that of a month, however many are paid
 * ahead; that of land is not known.
 */
export function priceUnitOf({
  subCategory,
  attributes = {},
}: Partial<Pick<Listing, 'subCategory' | 'attributes'>>): PriceUnit | undefined {
  const codes = unitKeys.map((key) =>
    Object.hasOwn(attributes, key) ? attributes[key] : undefined,
  )
  const stated = priceUnits.find((unit) => codes.includes(unit))
  if (stated) return stated
  const deal = attributes['dealType']
  if (deal === 'daily') return 'day'
  const isRent = deal === 'rent' ? subCategory !== 'Land' : subCategory === 'Room Rentals'
  return isRent && (deal === 'rent' || attributes['rentPayment'] !== undefined)
    ? 'month'
    : undefined
}

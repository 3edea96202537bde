import type { Listing } from '#domain/listing/listing.ts'

import type { FilterKey } from './filter-kinds.ts'
import type { PriceUnit } from './price-unit.ts'
import { priceUnitOf } from './price-unit.ts'

type Described = Pick<Listing, 'subCategory' | 'attributes'>

/** The subcategories whose listings have similar prices: others mix cables with televisions, or have no price. */
const withComparablePrices: ReadonlySet<string> = new Set([
  'Cars for Sale',
  'Cars for Rent',
  'Apartments',
  'Houses',
  'Land',
  'Room Rentals',
  'Mobile Phones',
  'Laptops',
  'Tablets',
  'Gaming Consoles',
])

/** Whether the prices of listings of a subcategory can be compared, if they are for the same deal. */
export function hasComparablePrices(subcategory: string): boolean {
  return withComparablePrices.has(subcategory)
}

/** Choices that say what a price pays for: prices of different codes cannot be compared. */
export const dealKeys = ['dealType', 'rentUnit', 'payPer'] as const satisfies readonly FilterKey[]

/** Choices that say what kind of thing is offered: a buyer of one looks for others of the same code. */
export const kindKeys = [
  'model',
  'rooms',
  'roomType',
  'propertyUse',
  'partKind',
  'motoType',
  'boatType',
  'vehicleType',
  'console',
  'accessoryType',
  'deviceType',
  'brand',
  'ovenType',
  'boilerType',
  'vacuumType',
  'appliance',
  'energy',
  'furnitureKind',
  'bedSize',
  'bookKind',
  'subject',
  'garment',
  'accessory',
  'instrument',
  'campingKind',
  'animal',
  'sector',
  'trade',
  'occasion',
  'lostKind',
  'make',
  'body',
] as const satisfies readonly FilterKey[]

/** A filter by the first of the choices that a listing states; empty when it states none of them. */
export function filterBy(
  keys: readonly FilterKey[],
  { attributes = {} }: Described,
): Readonly<Record<string, string>> {
  for (const key of keys) {
    const code = attributes[key]
    if (typeof code === 'string') return { [key]: code }
  }
  return {}
}

/**
 * How far the prices of two listings are for the same deal: 3 for the same, 2 for the same unit, such as a month in a
 * flat and in a room, 1 for two units, 0 for a rent and the price of the whole.
 */
export function sharedDeal(one: Described, other: Described): 0 | 1 | 2 | 3 {
  const [unit, otherUnit] = [unitOf(one), unitOf(other)]
  if (unit === otherUnit) {
    return one.attributes?.['dealType'] === other.attributes?.['dealType'] ? 3 : 2
  }
  return unit && otherUnit ? 1 : 0
}

/** The number of choices about the kind of thing in which two listings have the same code. */
export function sharedKinds({ attributes = {} }: Described, other: Described): number {
  return kindKeys.filter(
    (key) => attributes[key] !== undefined && attributes[key] === other.attributes?.[key],
  ).length
}

/** Whether a thing is sold as damaged: its price says nothing of others. */
export function isDamaged({ attributes }: Pick<Listing, 'attributes'>): boolean {
  return attributes?.['damage'] === 'damaged'
}

/** Subcategories of things to let, also of listings that do not say for how long. */
const toLet: Readonly<Record<string, PriceUnit>> = {
  'Room Rentals': 'month',
  'Cars for Rent': 'day',
}

function unitOf(listing: Described): PriceUnit | undefined {
  return priceUnitOf(listing) ?? toLet[listing.subCategory]
}

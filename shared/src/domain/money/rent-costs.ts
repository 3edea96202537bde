import { priceUnitOf } from '#domain/attributes/price-unit.ts'
import type { Listing } from '#domain/listing/listing.ts'

import type { Money } from './money.ts'

/** What a rental costs besides its rent: all that is paid before moving in, and each month with the bills. */
export const rentCosts = ['moveIn', 'monthly'] as const

export type RentCost = (typeof rentCosts)[number]

/** What a listing says about a monthly rent; a part that it does not state is absent. In months of rent, or in its currency. */
export type RentParts = {
  readonly rent: Money
  /** How many months are paid at once, the first included. */
  readonly ahead?: number
  readonly deposit?: number
  readonly commission?: number
  /** 0 when the rent includes them. */
  readonly bills?: number
}

type Rental = Pick<Listing, 'subCategory' | 'attributes' | 'price' | 'currency'>

const months: Readonly<Record<string, number>> = {
  monthly: 1,
  months3: 3,
  months6: 6,
  yearly: 12,
  noDeposit: 0,
  noCommission: 0,
  halfMonth: 0.5,
  oneMonth: 1,
  twoMonths: 2,
  threeMonths: 3,
}

/** What a rental costs; undefined for other listings, and for a room that does not say how its rent is paid. */
export function rentPartsOf(listing: Rental): RentParts | undefined {
  const isRoom = listing.subCategory === 'Room Rentals'
  if (priceUnitOf(listing) !== 'month' || !(isRoom || isToLet(listing))) return undefined
  const { attributes = {}, price: amount, currency } = listing
  const ahead = monthsIn(attributes['rentPayment'])
  const deposit = monthsIn(attributes['deposit'])
  const commission = monthsIn(attributes['commission'])
  const { monthlyBills } = attributes
  const stated = typeof monthlyBills === 'number' ? monthlyBills : undefined
  const bills = attributes['billsIncluded'] === true ? 0 : stated
  return {
    rent: { amount, currency },
    ...(ahead !== undefined && { ahead }),
    ...(deposit !== undefined && { deposit }),
    ...(commission !== undefined && { commission }),
    ...(bills !== undefined && { bills }),
  }
}

/** A cost of a rental, in the currency of its rent; undefined when it does not state all parts of it. */
export function rentCostOf(listing: Rental, cost: RentCost): Money | undefined {
  const parts = rentPartsOf(listing)
  if (!parts) return undefined
  const { rent, ahead, deposit, commission, bills } = parts
  if (cost === 'monthly') {
    return bills === undefined ? undefined : { ...rent, amount: rent.amount + bills }
  }
  if (ahead === undefined || deposit === undefined || commission === undefined) return undefined
  return { ...rent, amount: rent.amount * (ahead + deposit + commission) }
}

function isToLet({ attributes }: Rental): boolean {
  return attributes?.['dealType'] === 'rent'
}

function monthsIn(code: string | number | true | undefined): number | undefined {
  return typeof code === 'string' && Object.hasOwn(months, code) ? months[code] : undefined
}

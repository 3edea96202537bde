import { describe, expect, it } from 'vitest'

import { aListing } from '#testing/a-listing.ts'

import { rentCostOf, rentPartsOf } from './rent-costs.ts'

const flat = (attributes: Readonly<Record<string, string | number | true>>) =>
  aListing({
    category: 'Real Estate',
    subCategory: 'Apartments',
    price: 400,
    currency: 'GBP',
    attributes: { dealType: 'rent', ...attributes },
  })

const all = {
  rentPayment: 'months6',
  deposit: 'halfMonth',
  commission: 'oneMonth',
  monthlyBills: 30,
} as const

describe('the costs of a rental', () => {
  it('are the months ahead, deposit and commission, and each month the bills', () => {
    expect(rentCostOf(flat(all), 'moveIn')).toEqual({ amount: 3000, currency: 'GBP' })
    expect(rentCostOf(flat(all), 'monthly')).toEqual({ amount: 430, currency: 'GBP' })
    const cheap = flat({ rentPayment: 'monthly', deposit: 'noDeposit', commission: 'noCommission' })
    expect(rentCostOf(cheap, 'moveIn')).toEqual({ amount: 400, currency: 'GBP' })
  })

  it('are no more than the rent when the bills are included, whatever else is said of them', () => {
    const listing = flat({ billsIncluded: true, monthlyBills: 30 })
    expect(rentCostOf(listing, 'monthly')).toEqual({ amount: 400, currency: 'GBP' })
  })

  it.each(['rentPayment', 'deposit', 'commission'] as const)(
    'are unknown without %s: what is not stated does not count as nothing',
    (key) => {
      const { [key]: _left, ...rest } = all
      expect(rentCostOf(flat(rest), 'moveIn')).toBeUndefined()
      expect(rentPartsOf(flat(rest))).toBeDefined()
    },
  )

  it('are unknown each month without the bills', () => {
    const { monthlyBills: _left, ...rest } = all
    expect(rentCostOf(flat(rest), 'monthly')).toBeUndefined()
  })

  it.each([
    ['a home for sale', flat({ ...all, dealType: 'sale' })],
    ['a home by the day', flat({ ...all, dealType: 'daily' })],
    [
      'a job paid by the month',
      aListing({ subCategory: 'Full-time', attributes: { payPer: 'month', ...all } }),
    ],
    ['land', { ...flat(all), subCategory: 'Land' }],
    ['an unknown code', flat({ ...all, deposit: 'constructor' })],
  ])('are not those of %s', (_what, listing) => {
    expect(rentCostOf(listing, 'moveIn')).toBeUndefined()
  })

  it('are those of a room that says how its rent is paid', () => {
    const { attributes: _attributes, ...room } = { ...flat(all), subCategory: 'Room Rentals' }
    expect(rentCostOf({ ...room, attributes: all }, 'moveIn')).toEqual({
      amount: 3000,
      currency: 'GBP',
    })
    expect(rentPartsOf(room)).toBeUndefined()
  })
})

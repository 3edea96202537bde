import { expect, it } from 'vitest'

import { definitions } from './definitions.ts'
import { priceUnitOf } from './price-unit.ts'

it.each([
  ['Apartments', { dealType: 'rent' }, 'month'],
  ['Houses', { dealType: 'rent', rentPayment: 'months6' }, 'month'],
  ['Apartments', { dealType: 'daily' }, 'day'],
  ['Room Rentals', { rentPayment: 'monthly' }, 'month'],
  ['Cars for Rent', { rentUnit: 'week' }, 'week'],
  ['Full-time', { payPer: 'month' }, 'month'],
  ['Tutoring', { priceUnit: 'lesson' }, 'lesson'],
])('the price of %s with %j is for a unit: %s', (subCategory, attributes, unit) => {
  expect(priceUnitOf({ subCategory, attributes })).toBe(unit)
})

it.each([
  ['Apartments', { dealType: 'sale' }],
  ['Commercial Properties', { dealType: 'transfer', rentPayment: 'monthly' }],
  ['Land', { dealType: 'rent' }],
  ['Room Rentals', {}],
  ['Apartments', undefined],
  ['Full-time', { payPer: 'fortnight' }],
])(
  'the price of %s with %j is for the whole, or for what it does not say',
  (subCategory, attributes) => {
    expect(priceUnitOf({ subCategory, ...(attributes && { attributes }) })).toBeUndefined()
  },
)

it('knows every unit that a listing can state', () => {
  for (const key of ['rentUnit', 'payPer', 'priceUnit'] as const) {
    for (const code of definitions[key].codes) {
      expect(priceUnitOf({ subCategory: 'Tutoring', attributes: { [key]: code } })).toBe(code)
    }
  }
})

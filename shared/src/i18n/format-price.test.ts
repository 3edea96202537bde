import { expect, it } from 'vitest'

import { formatPrice } from './format-price.ts'

const money = { amount: 450, currency: 'GBP' }

it.each([
  ['month', 'en', '£450 / month'],
  ['hour', 'tr', '£450 / saat'],
  ['job', 'en-GB', '£450 / job'],
  [undefined, 'en', '£450'],
] as const)('writes a price for %s in %s: %s', (unit, language, expected) => {
  expect(formatPrice(money, unit, language)).toBe(expected)
})

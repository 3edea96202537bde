import { expect, it } from 'vitest'

import { listingNumber } from './listing-number.ts'

it('has nine digits, always the same ones for an id, and others for a similar id', () => {
  expect(listingNumber('civic')).toBe(listingNumber('civic'))
  const ids = Array.from({ length: 1000 }, (_, index) => `listing-${index}`)
  const numbers = new Set(['', 'Ş🚗', ...ids].map(listingNumber))
  expect(numbers.size).toBe(1002)
  for (const number of numbers) expect(number).toMatch(/^[1-9]\d{8}$/)
})
